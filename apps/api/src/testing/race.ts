import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Platform } from '../platform/platform.ts'

/**
 * Starts concurrent work while an order is locked, and releases the lock once each waits for it: all have read and none has written, which is the
 * worst interleaving. Six at most, because of the connections.
 */
export const raceForOrder = <T>(
  platform: Pick<Platform, 'db'>,
  orderId: string,
  runners: readonly (() => Promise<T>)[]
): Promise<T[]> => raceFor(platform, sql`select from orders where id = ${orderId} for update`, runners)

/** The same for the rows that a statement locks. */
export async function raceFor<T>(
  { db }: Pick<Platform, 'db'>,
  lock: SQL,
  runners: readonly (() => Promise<T>)[]
): Promise<T[]> {
  const waiting = async () => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    )
    return rows[0]?.count
  }
  const running = await db.transaction(async (tx) => {
    await tx.execute(lock)
    const started = runners.map((run) => run())
    await expect.poll(waiting, { interval: 5, timeout: 10_000, message: 'all wait for the lock' }).toBe(runners.length)
    return started
  })
  return Promise.all(running)
}
