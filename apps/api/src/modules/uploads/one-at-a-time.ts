import { ProblemError } from '../../platform/problem.ts'

/** Who comes after so many is better told to come again: each holds up to 10 MB in memory while it waits. */
const waitingMax = 24

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Unpacked, a large picture takes 160 MB: one at a time. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= waitingMax) return Promise.reject(new ProblemError('unavailable', { detail: 'Many pictures are being read just now. Try again in a moment.', retryAfter: 5 }))
  waiting += 1
  const result = last.then(work).finally(() => {
    waiting -= 1
  })
  last = result.catch(() => undefined)
  return result
}
