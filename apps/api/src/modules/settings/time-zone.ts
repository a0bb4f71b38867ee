import type { ShopSettings } from '@motif/contract'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'

/** Refuses a time zone that PostgreSQL does not list by name. It also accepts other names, but as a fixed offset without daylight saving time. */
export async function checkTimeZone(
  { db }: Pick<Platform, 'db'>,
  { timeZone }: Pick<ShopSettings, 'timeZone'>
): Promise<void> {
  const { rows } = await db.execute(
    sql`select 1 from pg_timezone_names where lower(name) = lower(${timeZone}::text) limit 1`
  )
  if (rows.length === 0) throw new ProblemError('time-zone-unknown', { errors: [{ pointer: '/settings/timeZone' }] })
}
