import { IntakeError, type IntakeRefusal } from './refusal.ts'
import type { ShrunkPicture } from './shrink.ts'

/** Messages of an intake worker. */
export type ShrinkResponse = { progress: number } | { shrunk: ShrunkPicture } | { error: string; reason: IntakeRefusal }

// TypeScript types a worker's global scope like a window.
const scope = self as unknown as { postMessage: (message: ShrinkResponse) => void }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const tell = (answer: ShrinkResponse) => scope.postMessage(answer)

/** Runs a worker: handles requests, and posts progress and results. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever opens the thread knows what it orders
export function respondWith<Order>(
  work: (order: Order, onProgress: (done: number) => void) => Promise<ShrunkPicture>
): void {
  self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
    work(data, (progress) => tell({ progress }))
      .then((shrunk) => tell({ shrunk }))
      .catch((error: unknown) =>
        tell({
          error: error instanceof Error ? error.message : String(error),
          reason: error instanceof IntakeError ? error.reason : 'unreadable'
        })
      )
  })
}
