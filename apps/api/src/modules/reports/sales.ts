import type { SalesDay, SalesFigures } from '@motif/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Platform } from '../../platform/platform.ts'
import { addDays } from '../../platform/shop-days.ts'
import { type DateRange, salesByDay } from './order-queries.ts'
import { salesDays } from './tables.ts'

/** Days that may lack stored sums: today, and yesterday until its sums are stored. */
const liveDaysMax = 2

type ReportPlatform = Pick<Platform, 'db' | 'shop'>

/** SQL: whether a row of sums is within a period, in the shop's current currency and time zone. */
export const sumsWithin = (
  { shop }: Pick<Platform, 'shop'>,
  table: { currency: PgColumn; timeZone: PgColumn; day: PgColumn },
  { from, to }: DateRange
): SQL =>
  sql`${table.currency} = ${shop.currency.code} and ${table.timeZone} = ${shop.timeZone} and ${table.day} between ${from}::date and ${to}::date`

/** The part of a period without stored sums, to be read from the orders; undefined if there is none. */
export async function findLiveDays(
  platform: ReportPlatform,
  now: string,
  { from, to }: DateRange
): Promise<DateRange | undefined> {
  const { rows } = await platform.db.execute<{ day: string | null }>(sql`
    select to_char(max(${salesDays.day}), 'YYYY-MM-DD') as day from ${salesDays}
    where ${sumsWithin(platform, salesDays, { from: addDays(now, 1 - liveDaysMax), to: now })}`)
  const kept = rows[0]?.day
  const begin = [from, kept ? addDays(kept, 1) : addDays(now, 1 - liveDaysMax)].toSorted().at(-1) ?? now
  return begin > to ? undefined : { from: begin, to }
}

interface SalesRow extends Record<string, unknown> {
  day: string
  orders: number
  returning_orders: number
  gross: string
  refunds: string
}

export interface DailySales extends SalesDay {
  returningOrders: number
}

/** Sales by day, for days that have any. */
export async function salesOf(
  platform: ReportPlatform,
  days: DateRange,
  liveDays: DateRange | undefined
): Promise<ReadonlyMap<string, DailySales>> {
  const columns = sql`to_char(day, 'YYYY-MM-DD') as day, orders, returning_orders, gross, refunds`
  const kept = sql`select ${columns} from ${salesDays} where ${sumsWithin(platform, salesDays, days)}`
  const { rows } = await platform.db.execute<SalesRow>(
    // Live rows come last, because they are newer.
    liveDays ? sql`${kept} union all select ${columns} from (${salesByDay(platform, liveDays)}) of_day` : kept
  )
  return new Map(
    rows.map(({ day, orders, returning_orders: returningOrders, gross, refunds }) => [
      day,
      { day, orders, returningOrders, gross: Number(gross), refunds: Number(refunds) }
    ])
  )
}

/** One row per day of a period, oldest first. */
export function fillMissingDays(sales: ReadonlyMap<string, DailySales>, { from, to }: DateRange): DailySales[] {
  const days: DailySales[] = []
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push(sales.get(day) ?? { day, orders: 0, returningOrders: 0, gross: 0, refunds: 0 })
  return days
}

export function figuresOf(days: readonly DailySales[]): SalesFigures {
  const sum = (pick: (day: DailySales) => number) => days.reduce((total, day) => total + pick(day), 0)
  const [gross, refunds, orders] = [sum((day) => day.gross), sum((day) => day.refunds), sum((day) => day.orders)]
  return {
    gross,
    refunds,
    net: gross - refunds,
    orders,
    averageOrder: orders === 0 ? null : Math.round(gross / orders),
    returningOrders: sum((day) => day.returningOrders)
  }
}
