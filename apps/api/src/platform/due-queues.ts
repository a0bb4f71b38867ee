import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { isWaiting, jobsSchema } from './dead-letters.ts'

/** Milliseconds between two polls. */
const pollIntervalMs = 500

interface DueQueuesOptions {
  /** Called with the name of each queue that has a due job. */
  onDue: (name: string) => void
  onError: (error: unknown) => void
}

/** Polls all queues for due jobs with one query, until stopped. One poll per worker and second would cost an idle shop dozens of queries a second. */
export function watchDueQueues(
  pool: Pick<Pool, 'query'>,
  names: readonly string[],
  { onDue, onError }: DueQueuesOptions
): { stop: () => void } {
  const ending = new AbortController()
  const { signal } = ending
  const look = async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select distinct name from ${jobsSchema}.job where name = any($1) and ${isWaiting} and start_after < now()`,
      [names]
    )
    for (const { name } of rows) onDue(name)
  }
  const watch = async () => {
    while (!signal.aborted) {
      await look().catch((error: unknown) => {
        if (!signal.aborted) onError(error)
      })
      await delay(pollIntervalMs, undefined, { signal }).catch(() => undefined)
    }
  }
  void watch()
  return { stop: () => ending.abort() }
}
