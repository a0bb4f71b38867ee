import type { Reason } from '@motif/contract'
import PQueue from 'p-queue'
import { ProblemError } from './problem.ts'

/** Does one thing after another, for work that takes much memory. Who comes when too many wait already is told to come again. */
export function oneAtATime({
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
