import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { RenderGate } from '@motif/contract/page-render'
import PQueue from 'p-queue'

interface RenderGateOptions {
  /** Renders in progress and waiting, for all visitors. With more, the last would wait longer than a second. */
  mostWaiting: number
  /** Longest pause of the thread after a render, in milliseconds. */
  longestRestMs: number
}

/** A render takes about 40 ms of the thread, twice that on a busy machine: eight finish within a second. */
const usual: RenderGateOptions = { mostWaiting: 8, longestRestMs: 250 }

/**
 * Renders pages one after another. Each is followed by a pause as long as the thread was busy, so rendering takes at most half of its time, and
 * less under load.
 */
export function createRenderGate(
  { mostWaiting, longestRestMs }: RenderGateOptions = usual,
  rest: (milliseconds: number) => Promise<unknown> = (milliseconds) => delay(milliseconds, undefined, { ref: false })
): RenderGate {
  const queue = new PQueue({ concurrency: 1 })
  return async (work) => {
    if (queue.size + queue.pending >= mostWaiting) return undefined
    return new Promise((resolve, reject) => {
      void queue.add(async () => {
        const began = performance.eventLoopUtilization()
        // Resolve before the pause: only the next render waits.
        await work().then(resolve, reject)
        await rest(Math.min(longestRestMs, performance.eventLoopUtilization(began).active))
      })
    })
  }
}
