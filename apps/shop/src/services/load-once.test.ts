import { expect, test, vi } from 'vitest'
import { listenOnceLoaded, loadOnce } from './load-once.ts'

test('what is loaded once is the same for everybody who asks, and is tried again after a failure', async () => {
  const load = vi
    .fn<(name: string) => Promise<string>>()
    .mockRejectedValueOnce(new Error('No network'))
    .mockImplementation(async (name) => name)
  const loaded = loadOnce(load)
  await expect(Promise.all([loaded('one'), loaded('two')])).rejects.toThrow('No network')
  expect(load).toHaveBeenCalledOnce()
  expect(await Promise.all([loaded('three'), loaded('four')])).toEqual(['three', 'three'])
  expect(load).toHaveBeenCalledTimes(2)
})

test('what is listened to before it is there is heard once it is, until that is ended', async () => {
  const end = vi.fn<() => void>()
  const listen = vi.fn<(loaded: string) => () => void>(() => end)
  const fail = vi.fn<() => void>()
  const stop = listenOnceLoaded(Promise.resolve('identity'), listen, fail)
  await Promise.resolve()
  expect(listen).toHaveBeenCalledExactlyOnceWith('identity')
  stop()
  expect(end).toHaveBeenCalledOnce()

  listenOnceLoaded(Promise.resolve('too late'), listen, fail)()
  listenOnceLoaded(Promise.reject(new Error('No network')), listen, fail)
  await Promise.resolve()
  expect(listen).toHaveBeenCalledOnce()
  expect(fail).toHaveBeenCalledOnce()
})
