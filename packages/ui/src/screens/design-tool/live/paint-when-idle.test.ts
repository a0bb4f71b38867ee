import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paintWhenIdle } from './paint-when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Longer than an idle moment and the pause after a painting. */
const aWhile = () => vi.advanceTimersByTimeAsync(1000)

it('paints once for all that changed meanwhile, and once more for what changed while it painted', async () => {
  let finish = () => {}
  const paint = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const { ask } = paintWhenIdle({ isBusy: () => false, paint })
  ask()
  ask()
  await aWhile()
  expect(paint).toHaveBeenCalledTimes(1)
  ask()
  ask()
  await aWhile()
  expect(paint).toHaveBeenCalledTimes(1)
  finish()
  await aWhile()
  expect(paint).toHaveBeenCalledTimes(2)
})

it('waits as long as a hand holds something, and forgets nothing', async () => {
  let isBusy = false
  const paint = vi.fn(async () => {})
  const { ask, goOn } = paintWhenIdle({ isBusy: () => isBusy, paint })
  ask()
  isBusy = true
  await aWhile()
  expect(paint).not.toHaveBeenCalled()
  isBusy = false
  goOn()
  await aWhile()
  expect(paint).toHaveBeenCalledTimes(1)
})

it('paints nothing after it was stopped', async () => {
  const paint = vi.fn(async () => {})
  const { ask, stop } = paintWhenIdle({ isBusy: () => false, paint })
  ask()
  stop()
  ask()
  await aWhile()
  expect(paint).not.toHaveBeenCalled()
})
