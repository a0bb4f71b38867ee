import type { Pool } from 'pg'
import { deadLetters, isWaiting, jobsSchema, waitingDeadLetters } from '../dead-letters.ts'

export interface JobCount {
  queue: string
  waiting: number
  /** Seconds since the oldest due job could have started; 0 if none is due. */
  oldestSeconds: number
  dead: number
}

/** Milliseconds to cache counts, so frequent scrapes cause no extra queries. */
const cacheMs = 30_000

/** Both parts use indexes on waiting jobs and skip completed ones. */
const statement = `
  select name as queue, count(*)::int as waiting, greatest(0, extract(epoch from now() - min(start_after)))::float as "oldestSeconds", 0 as dead
  from ${jobsSchema}.job where ${isWaiting} and name <> '${deadLetters}' group by name
  union all
  select coalesce(source_name, 'unknown'), 0, 0, count(*)::int from ${waitingDeadLetters} group by 1`

/** Counts the shop's jobs, at most twice a minute. Throws if the database does not respond. */
export function jobCounts(pool: Pick<Pool, 'query'>, now: () => number = () => performance.now()) {
  let known: { counts: readonly JobCount[]; at: number } | undefined
  let asking: Promise<readonly JobCount[]> | undefined
  const ask = async () => {
    const { rows } = await pool.query<JobCount>(statement)
    known = { counts: rows, at: now() }
    return rows
  }
  return async (): Promise<readonly JobCount[]> => {
    if (known && now() - known.at < cacheMs) return known.counts
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}
