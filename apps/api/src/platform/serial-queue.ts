import type { Reason } from '@motif/contract'
import PQueue from 'p-queue'
import { ProblemError } from './problem.ts'

/** Runs work that needs much memory one at a time. Refuses with `reason` and `retryAfter` if the queue is full. */
export function serialQueue({
  waitingMax,
  reason
}: {
  waitingMax: number
  reason: Extract<Reason, `${string}-busy`>
}): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const queue = new PQueue({ concurrency: 1 })
  return (work) => {
    if (queue.size + queue.pending >= waitingMax) return Promise.reject(new ProblemError(reason, { retryAfter: 5 }))
    return queue.add(work)
  }
}
