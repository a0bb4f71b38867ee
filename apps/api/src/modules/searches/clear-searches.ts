import { and, lt, ne, sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { addDays, today } from '../../platform/shop-days.ts'
import { firstDayOf } from './frequent-searches.ts'
import { searchDays } from './tables.ts'

/** Days that staff can look back. */
const retentionDays = 90

/** Queries kept of a past day. */
export const queriesOfPastDayMax = 1_000

/** Deletes old counts and rare queries of past days, and empties the sets of visitors that suggestions no longer read. */
export async function clearSearches(platform: Pick<Platform, 'db' | 'log' | 'shop' | 'clock'>): Promise<void> {
  const now = today(platform)
  await deleteRows(platform, searchDays, lt(searchDays.day, addDays(now, 1 - retentionDays)), searchDays.day)
  await platform.db
    .update(searchDays)
    .set({ visitors: 0n })
    .where(and(lt(searchDays.day, firstDayOf(platform)), ne(searchDays.visitors, 0n)))
  // The last two days: older ones were cleared before, unless the job did not run, and then they are bounded too.
  for (const day of [addDays(now, -1), addDays(now, -2)])
    await platform.db.execute(sql`
      delete from ${searchDays} where day = ${day} and query in (
        select query from ${searchDays} where day = ${day} order by searches desc, query offset ${queriesOfPastDayMax})`)
}
