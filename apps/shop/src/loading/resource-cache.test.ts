import type { LoggedInUser } from '@motif/flows/client-state'
import { mutate, SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dispatch } from '../shell/client-state.ts'
import { prefetch, seedCache, readThroughCache, revalidateStale } from './resource-cache.ts'

const ada: LoggedInUser = { name: 'Ada', email: 'ada@example.com', token: 't', role: 'customer', _id: 'u1' }

let last = 0
/** An unused cache key, and a `read` for it that returns another answer each time. */
function somethingNew() {
  last += 1
  const key = `key ${last}`
  let times = 0
  const read = vi.fn(async () => {
    times += 1
    return `answer ${times}`
  })
  return { key, read, asked: { key, read } }
}
const kept = (key: string): unknown => SWRConfig.defaultValue.cache.get(key)?.data

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => {
  vi.useRealTimers()
  seedCache({})
  dispatch({ type: 'LOGOUT', payload: null })
})

describe('what is prefetched', () => {
  it('is kept for the screen', async () => {
    const { key, asked } = somethingNew()
    await prefetch(key, asked)
    expect(kept(key)).toBe('answer 1')
  })

  it('is not asked for twice where the screen comes before the answer', async () => {
    const { key, read, asked } = somethingNew()
    const ahead = prefetch(key, asked)
    await expect(readThroughCache(key, asked)).resolves.toBe('answer 1')
    await ahead
    expect(read).toHaveBeenCalledOnce()
  })

  it('is asked for again by the screen where it was refused', async () => {
    const { key, read, asked } = somethingNew()
    read.mockRejectedValueOnce(new Error('refused'))
    await prefetch(key, asked)
    expect(kept(key)).toBeUndefined()
    await expect(readThroughCache(key, asked)).resolves.toBe('answer 1')
  })

  it('is nobody else’s, who signs in before the answer', async () => {
    const { key, read, asked } = somethingNew()
    const ahead = prefetch(key, asked)
    dispatch({ type: 'LOGGED_IN_USER', payload: ada })
    await ahead
    expect(kept(key)).toBeUndefined()

    const again = somethingNew()
    const other = prefetch(again.key, again.asked)
    dispatch({ type: 'LOGOUT', payload: null })
    await expect(readThroughCache(again.key, again.asked)).resolves.toBe('answer 2')
    await other
    expect(read).toHaveBeenCalledOnce()
  })

  it('is only what is not there yet', async () => {
    const { key, read, asked } = somethingNew()
    seedCache({ [key]: 'came with the page' })
    await prefetch(key, asked)
    expect(read).not.toHaveBeenCalled()
  })
})

describe('what is shown from memory', () => {
  const muchLater = () => vi.advanceTimersByTime(60_000)

  it('is not asked for again while it is young', async () => {
    const { key, read, asked } = somethingNew()
    await prefetch(key, asked)
    await revalidateStale(key, asked)
    expect(read).toHaveBeenCalledOnce()
  })

  it('is asked for again at once where staff read it', async () => {
    const { key, asked } = somethingNew()
    await prefetch(key, asked)
    await revalidateStale(key, { ...asked, needs: 'admin' })
    expect(kept(key)).toBe('answer 2')
  })

  it('is asked for again once it is old, and replaced', async () => {
    const { key, asked } = somethingNew()
    await prefetch(key, asked)
    muchLater()
    await revalidateStale(key, asked)
    expect(kept(key)).toBe('answer 2')
  })

  it('is asked for again where it came with the page long ago', async () => {
    const { key, asked } = somethingNew()
    seedCache({ [key]: 'came with the page' })
    muchLater()
    await revalidateStale(key, asked)
    expect(kept(key)).toBe('answer 1')
  })

  it('stays where it cannot be asked for', async () => {
    const { key, read, asked } = somethingNew()
    await prefetch(key, asked)
    muchLater()
    read.mockRejectedValueOnce(new Error('refused'))
    await revalidateStale(key, asked)
    expect(kept(key)).toBe('answer 1')
  })

  it('is not replaced by an answer that something newer has overtaken', async () => {
    const { key, asked } = somethingNew()
    await prefetch(key, asked)
    muchLater()
    const refreshing = revalidateStale(key, asked)
    await mutate(key, 'newer', { revalidate: false })
    await refreshing
    expect(kept(key)).toBe('newer')
  })
})
