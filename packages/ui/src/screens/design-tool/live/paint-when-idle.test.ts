import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paintWhenIdle } from './paint-when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const isSeen = () => true

/** Longer than an idle period and the pause after a paint. */
const aWhile = () => vi.advanceTimersByTimeAsync(1000)

it('paints once for all that changed meanwhile, and once more for what changed while it painted', async () => {
  let finish = () => {}
  const paint = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const { ask } = paintWhenIdle({ isSeen, isHeld: () => false, paint })
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

it('forgets nothing that changed while nobody saw it', async () => {
  let isSeenNow = false
  const paint = vi.fn(async () => {})
  const { ask, goOn } = paintWhenIdle({ isSeen: () => isSeenNow, isHeld: () => false, paint })
  ask()
  await aWhile()
  expect(paint).not.toHaveBeenCalled()
  isSeenNow = true
  goOn()
  await aWhile()
  expect(paint).toHaveBeenCalledTimes(1)
})

it('paints while a hand holds something only where a frame has the time, and at once when it lets go', async () => {
  let left = 2
  let isHeld = true
  vi.stubGlobal('requestIdleCallback', (then: IdleRequestCallback) =>
    setTimeout(() => then({ didTimeout: false, timeRemaining: () => left }), 16)
  )
  vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id))
  const paint = vi.fn(async () => {})
  const { ask, goOn } = paintWhenIdle({ isSeen, isHeld: () => isHeld, paint })
  ask()
  await aWhile()
  expect(paint).not.toHaveBeenCalled()
  left = 12
  await aWhile()
  expect(paint).toHaveBeenCalledTimes(1)
  left = 2
  ask()
  await aWhile()
  expect(paint).toHaveBeenCalledTimes(1)
  isHeld = false
  goOn()
  await aWhile()
  expect(paint).toHaveBeenCalledTimes(2)
})

/** A browser without idle callbacks. Each frame takes `takes` of its 16 ms. */
function withoutIdleCallbacks(work: { takes: number }) {
  const waiting = new Map<number, FrameRequestCallback>()
  let count = 0
  vi.stubGlobal('requestAnimationFrame', (then: FrameRequestCallback) => {
    waiting.set((count += 1), then)
    return count
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id))
  return setInterval(() => {
    const due = [...waiting.values()]
    waiting.clear()
    for (const then of due) then(performance.now() - work.takes)
  }, 16)
}

it('paints while a hand holds something after frames done early where no browser says how much time there is', async () => {
  const work = { takes: 12 }
  const frames = withoutIdleCallbacks(work)
  let isHeld = true
  const paint = vi.fn(async () => {})
  const { ask, goOn } = paintWhenIdle({ isSeen, isHeld: () => isHeld, paint })
  ask()
  await aWhile()
  expect(paint).not.toHaveBeenCalled()
  work.takes = 2
  await aWhile()
  expect(paint).toHaveBeenCalledTimes(1)
  work.takes = 12
  ask()
  await aWhile()
  expect(paint).toHaveBeenCalledTimes(1)
  isHeld = false
  goOn()
  await aWhile()
  expect(paint).toHaveBeenCalledTimes(2)
  clearInterval(frames)
})

it('paints nothing after it was stopped while a hand held something, without idle callbacks either', async () => {
  const work = { takes: 12 }
  const frames = withoutIdleCallbacks(work)
  const paint = vi.fn(async () => {})
  const { ask, stop } = paintWhenIdle({ isSeen, isHeld: () => true, paint })
  ask()
  await aWhile()
  stop()
  work.takes = 2
  await aWhile()
  expect(paint).not.toHaveBeenCalled()
  clearInterval(frames)
})

it('paints nothing after it was stopped', async () => {
  const paint = vi.fn(async () => {})
  const { ask, stop } = paintWhenIdle({ isSeen, isHeld: () => false, paint })
  ask()
  stop()
  ask()
  await aWhile()
  expect(paint).not.toHaveBeenCalled()
})
