import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { orders } from '../orders/index.ts'
import { addDays, dayAt, today } from '../../platform/shop-days.ts'
import { lockNamed } from '../../platform/advisory-locks.ts'
import { dayOf, retentionDays } from './days.ts'
import { printedDesigns, salesByDay, soldByVariant } from './order-queries.ts'
import { designDays, salesDays, soldDays, visitDays } from './tables.ts'

type ReportPlatform = Pick<Platform, 'db' | 'shop' | 'clock'>

/** Serialises servers: a slower one would overwrite newer data with an older read. */
const lockSums = (tx: Transaction) => lockNamed(tx, 'sums of days')

/** Computes the sums of a past day from its orders and replaces the stored ones. */
async function storeSumsOfDay(platform: ReportPlatform, day: string): Promise<void> {
  const key = sql`${platform.shop.currency.code}::text, ${platform.shop.timeZone}::text`
  const days = { from: day, to: day }
  await platform.db.transaction(async (tx) => {
    await lockSums(tx)
    for (const table of [salesDays, soldDays, designDays])
      await tx
        .delete(table)
        .where(
          sql`${table.currency} = ${platform.shop.currency.code} and ${table.timeZone} = ${platform.shop.timeZone} and ${table.day} = ${day}`
        )
    await tx.execute(sql`
      insert into ${salesDays} (currency, time_zone, day, orders, returning_orders, gross, refunds)
      select ${key}, day, orders, returning_orders, gross, refunds from (${salesByDay(platform, days)}) of_day`)
    await tx.execute(sql`
      insert into ${soldDays} (currency, time_zone, day, variant_id, product_id, pieces, amount)
      select ${key}, ${day}::date, variant_id, product_id, pieces, amount from (${soldByVariant(platform, days)}) of_day`)
    await tx.execute(sql`
      insert into ${designDays} (currency, time_zone, day, design_hash, pieces, orders, line_id)
      select ${key}, ${day}::date, design_hash, pieces, orders, line_id from (${printedDesigns(platform, days)}) of_day`)
  })
}

/**
 * Past days since the first paid order without stored sums, oldest first. Includes yesterday in any case, because a payment may have crossed
 * midnight.
 */
async function daysToSum(platform: ReportPlatform): Promise<string[]> {
  const now = today(platform)
  const yesterday = addDays(now, -1)
  const { currency, timeZone } = platform.shop
  const first = sql`coalesce((select ${dayOf(platform, sql`min(${orders.paidAt})`)} from ${orders}), ${now}::date)`
  const { rows } = await platform.db.execute<{ day: string }>(sql`
    select to_char(past.day, 'YYYY-MM-DD') as day
    from generate_series(greatest(${first}, ${addDays(now, -retentionDays)}::date), ${yesterday}::date, interval '1 day') as past(day)
    where past.day = ${yesterday}::date or not exists (
      select from ${salesDays}
      where ${salesDays.currency} = ${currency.code} and ${salesDays.timeZone} = ${timeZone} and ${salesDays.day} = past.day::date
    )
    order by 1`)
  return rows.map(({ day }) => day)
}

/** Stores sums of the past days that lack them. Returns the number of days. */
export async function storeDailySums(platform: ReportPlatform): Promise<number> {
  const days = await daysToSum(platform)
  for (const day of days) await storeSumsOfDay(platform, day)
  return days.length
}

/**
 * Recomputes the day of a moment whose data changed later, such as by a failed refund or an order edit. The current day is read from the orders
 * anyway.
 */
export async function refreshSumsAt(platform: ReportPlatform, moment: string): Promise<void> {
  const [day, now] = [dayAt(platform, new Date(moment)), today(platform)]
  if (day < now && day >= addDays(now, -retentionDays)) await storeSumsOfDay(platform, day)
}

/** Recomputes all daily sums from the orders. Returns the number of days. */
export async function rebuildDailySums(platform: ReportPlatform): Promise<number> {
  for (const table of [salesDays, soldDays, designDays]) await platform.db.delete(table)
  return storeDailySums(platform)
}

/** Deletes sums older than the longest report period. */
export async function deleteOldSums(platform: ReportPlatform & Pick<Platform, 'log'>): Promise<void> {
  const oldest = addDays(today(platform), -retentionDays)
  for (const table of [salesDays, soldDays, designDays, visitDays])
    await deleteRows(platform, table, sql`${table.day} < ${oldest}`)
}
