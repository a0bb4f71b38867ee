import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Milliseconds between two looks. */
const lookMs = 500

interface DueQueuesOptions {
  /** Told the name of each queue that has a job to do now. */
  onDue: (name: string) => void
  onError: (error: unknown) => void
}

/**
 * Looks for queues with a job to do by one question for all of them, until its end is asked for. A worker that asks for
 * its own queue each second costs a shop at rest dozens of questions a second.
 */
export function watchDueQueues(
  pool: Pick<Pool, 'query'>,
  names: readonly string[],
  { onDue, onError }: DueQueuesOptions
): { stop: () => void } {
  const ending = new AbortController()
  const { signal } = ending
  const look = async () => {
    const { rows } = await pool.query<{ name: string }>(
      "select distinct name from pgboss.job where name = any($1) and state < 'active' and start_after < now()",
      [names]
    )
    for (const { name } of rows) onDue(name)
  }
  const watch = async () => {
    while (!signal.aborted) {
      await look().catch((error: unknown) => {
        if (!signal.aborted) onError(error)
      })
      await delay(lookMs, undefined, { signal }).catch(() => undefined)
    }
  }
  void watch()
  return { stop: () => ending.abort() }
}
