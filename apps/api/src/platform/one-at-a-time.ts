import { ProblemError } from './problem.ts'

/** Does one thing after another, for work that takes much memory. Who comes when too many wait already is told to come again. */
export function oneAtATime({ waitingMax, sentence }: { waitingMax: number; sentence: string }): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return (work) => {
    if (waiting >= waitingMax) return Promise.reject(new ProblemError('unavailable', { detail: sentence, retryAfter: 5 }))
    waiting += 1
    const result = last.then(work).finally(() => {
      waiting -= 1
    })
    last = result.catch(() => undefined)
    return result
  }
}
