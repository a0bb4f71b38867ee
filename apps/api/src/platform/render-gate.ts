import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { RenderGate } from '@motif/contract/page-render'
import PQueue from 'p-queue'

interface RenderGateOptions {
  /** Pages under way and waiting, all visitors together. More would keep the last of them waiting longer than a second. */
  mostWaiting: number
  /** Milliseconds the thread rests for others after a page, at most. */
  longestRestMs: number
}

/** A page takes about 40 ms of the thread, on a busy machine twice that: eight are done within a second. */
const usual: RenderGateOptions = { mostWaiting: 8, longestRestMs: 250 }

/**
 * One page after the other, and after each a rest as long as the thread was busy meanwhile, so that rendering takes half
 * of it at most, and less the more there is to do for others.
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
        // Answered before the rest: it is the next one that waits.
        await work().then(resolve, reject)
        await rest(Math.min(longestRestMs, performance.eventLoopUtilization(began).active))
      })
    })
  }
}
