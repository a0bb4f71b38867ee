import type { SalesDay, SalesFigures } from '@motif/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Platform } from '../../platform/platform.ts'
import { addDays } from '../../platform/shop-days.ts'
import { type Days, salesByDay } from './sums.ts'
import { salesDays } from './tables.ts'

/** Days that are read from the orders where no sums of them are kept: today, and yesterday until its sums are made. */
const readDays = 2

type Sums = Pick<Platform, 'db' | 'shop'>

/** In SQL, whether a row of sums is of some days, in the currency and the time zone the shop has now. */
export const keptWithin = (
  { shop }: Pick<Platform, 'shop'>,
  table: { currency: PgColumn; timeZone: PgColumn; day: PgColumn },
  { from, to }: Days
): SQL =>
  sql`${table.currency} = ${shop.currency.code} and ${table.timeZone} = ${shop.timeZone} and ${table.day} between ${from}::date and ${to}::date`

/** The part of some days of which no sums are kept yet, to be read from the orders; undefined where there is none. */
export async function unkeptDays(platform: Sums, now: string, { from, to }: Days): Promise<Days | undefined> {
  const { rows } = await platform.db.execute<{ day: string | null }>(sql`
    select to_char(max(${salesDays.day}), 'YYYY-MM-DD') as day from ${salesDays}
    where ${keptWithin(platform, salesDays, { from: addDays(now, 1 - readDays), to: now })}`)
  const kept = rows[0]?.day
  const begin = [from, kept ? addDays(kept, 1) : addDays(now, 1 - readDays)].toSorted().at(-1) ?? now
  return begin > to ? undefined : { from: begin, to }
}

interface SalesRow extends Record<string, unknown> {
  day: string
  orders: number
  returning_orders: number
  gross: string
  refunds: string
}

export interface DayOfSales extends SalesDay {
  returningOrders: number
}

/** Sales of the days of which there are any figures, by day. */
export async function salesOf(
  platform: Sums,
  days: Days,
  unkept: Days | undefined
): Promise<ReadonlyMap<string, DayOfSales>> {
  const columns = sql`to_char(day, 'YYYY-MM-DD') as day, orders, returning_orders, gross, refunds`
  const kept = sql`select ${columns} from ${salesDays} where ${keptWithin(platform, salesDays, days)}`
  const { rows } = await platform.db.execute<SalesRow>(
    // Last what is read from the orders: it is newer.
    unkept ? sql`${kept} union all select ${columns} from (${salesByDay(platform, unkept)}) of_day` : kept
  )
  return new Map(
    rows.map(({ day, orders, returning_orders: returningOrders, gross, refunds }) => [
      day,
      { day, orders, returningOrders, gross: Number(gross), refunds: Number(refunds) }
    ])
  )
}

/** A row for each of some days, oldest first. */
export function everyDay(sales: ReadonlyMap<string, DayOfSales>, { from, to }: Days): DayOfSales[] {
  const days: DayOfSales[] = []
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push(sales.get(day) ?? { day, orders: 0, returningOrders: 0, gross: 0, refunds: 0 })
  return days
}

export function figuresOf(days: readonly DayOfSales[]): SalesFigures {
  const sum = (pick: (day: DayOfSales) => number) => days.reduce((total, day) => total + pick(day), 0)
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
