import type { Clock } from '../platform/clock.ts'

export interface TestClock extends Clock {
  /** Advances by a number of seconds. */
  advance(seconds: number): void
  set(moment: Date): void
}

/** A clock that moves only through `advance` and `set`. */
export function testClock(start = new Date('2026-06-01T10:00:00Z')): TestClock {
  let moment = start.getTime()
  return {
    now: () => new Date(moment),
    advance: (seconds) => {
      moment += seconds * 1000
    },
    set: (next) => {
      moment = next.getTime()
    }
  }
}
