import type { Pool } from 'pg'
import { deadLetters, queueOfDeadLetter, waitingDeadLetters } from '../dead-letters.ts'

export interface JobCount {
  queue: string
  waiting: number
  /** Seconds since the job that has been due longest could have begun; 0 where none is due. */
  oldestSeconds: number
  dead: number
}

/** Milliseconds for which counts are given again: whoever scrapes more often makes no more work. */
const keptMs = 30_000

/** Both parts are read from indexes over what waits; what is done already is not looked at. */
const statement = `
  select name as queue, count(*)::int as waiting, greatest(0, extract(epoch from now() - min(start_after)))::float as "oldestSeconds", 0 as dead
  from pgboss.job where state < 'active' and name <> '${deadLetters}' group by name
  union all
  select coalesce(${queueOfDeadLetter}, 'unknown'), 0, 0, count(*)::int from ${waitingDeadLetters} group by 1`

/** The shop's jobs, counted in the database at most twice a minute. Throws where the database does not answer. */
export function jobCounts(pool: Pick<Pool, 'query'>, now: () => number = () => performance.now()) {
  let known: { counts: readonly JobCount[]; at: number } | undefined
  let asking: Promise<readonly JobCount[]> | undefined
  const ask = async () => {
    const { rows } = await pool.query<JobCount>(statement)
    known = { counts: rows, at: now() }
    return rows
  }
  return async (): Promise<readonly JobCount[]> => {
    if (known && now() - known.at < keptMs) return known.counts
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}
