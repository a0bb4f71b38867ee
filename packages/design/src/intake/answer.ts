import { IntakeError, type IntakeRefusal } from './refusal.ts'
import type { ShrunkPicture } from './shrink.ts'

/** What a thread of the intake tells. */
export type ShrinkAnswer = { progress: number } | { shrunk: ShrunkPicture } | { error: string; reason: IntakeRefusal }

// Of a worker's scope the library knows what a window has, too.
const scope = self as unknown as { postMessage: (message: ShrinkAnswer) => void }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const tell = (answer: ShrinkAnswer) => scope.postMessage(answer)

/** Has a thread do one kind of work: it tells how far it is, and what came of it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever opens the thread knows what it orders
export function answerWith<Order>(
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
