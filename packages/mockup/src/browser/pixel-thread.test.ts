import { afterEach, expect, it, vi } from 'vitest'
import { startPixelThread } from './pixel-thread.ts'

afterEach(() => vi.unstubAllGlobals())

it('refuses at once what is asked of a thread that could not begin', async () => {
  const workers: EventTarget[] = []
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super()
        workers.push(this)
      }
      postMessage() {}
    }
  )
  const { ask } = startPixelThread()
  const first = ask({ view: 1, forget: true })
  const failure = Object.assign(new Event('error', { cancelable: true }), { message: 'OffscreenCanvas is not defined' })
  workers[0]?.dispatchEvent(failure)
  expect(failure.defaultPrevented).toBe(true)
  await expect(first).rejects.toThrow('OffscreenCanvas is not defined')
  await expect(ask({ view: 1, forget: true })).rejects.toThrow('OffscreenCanvas is not defined')
})
