import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryUntilDone } from './retry-until-done.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Total number of attempts after each of these waits, in milliseconds. */
async function triesAfter(work: () => Promise<boolean>, ...waits: number[]) {
  const tries: number[] = []
  for (const wait of waits) {
    await vi.advanceTimersByTimeAsync(wait)
    tries.push(vi.mocked(work).mock.calls.length)
  }
  return tries
}

test('work that is done is not done again', async () => {
  const work = vi.fn(async () => true)
  retryUntilDone(work)
  expect(await triesAfter(work, 0, 600_000)).toEqual([1, 1])
})

test('work is tried again after longer and longer waits, until it is done', async () => {
  const work = vi.fn(async () => work.mock.calls.length === 3)
  retryUntilDone(work)
  expect(await triesAfter(work, 0, 999, 1, 3999, 1, 600_000)).toEqual([1, 1, 2, 2, 3, 3])
})

test('work that never succeeds is given up', async () => {
  const work = vi.fn(async () => false)
  retryUntilDone(work)
  expect(await triesAfter(work, 600_000, 600_000)).toEqual([5, 5])
})

test('stopped, nothing is tried any more, also where an attempt was under way', async () => {
  const work = vi.fn(async () => false)
  const stop = retryUntilDone(work)
  stop()
  expect(await triesAfter(work, 600_000)).toEqual([1])
})
