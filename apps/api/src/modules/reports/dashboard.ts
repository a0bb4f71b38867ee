import type { Dashboard } from '@motif/contract'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { orders } from '../orders/index.ts'
import { today } from '../../platform/shop-days.ts'
import { dayOf } from './days.ts'
import { countedSteps } from './funnel.ts'
import { bestSellers, mostOpenedTemplates, mostPrintedDesigns, stockForecast } from './rankings.ts'
import { type DateRangeQuery, resolveDateRange, precedingRange } from './date-ranges.ts'
import { fillMissingDays, figuresOf, salesOf, findLiveDays } from './sales.ts'

/** The date of the first paid order; undefined if there is none. */
async function firstDay(platform: Pick<Platform, 'db' | 'shop'>): Promise<string | undefined> {
  const { rows } = await platform.db.execute<{ day: string | null }>(
    sql`select to_char(${dayOf(platform, sql`min(${orders.paidAt})`)}, 'YYYY-MM-DD') as day from ${orders}`
  )
  return rows[0]?.day ?? undefined
}

/** Figures of a period beside the preceding one, from daily sums: no call reads more than two days of orders. */
export async function dashboard(platform: Platform, query: DateRangeQuery): Promise<Dashboard> {
  const { shop } = platform
  const now = today(platform)
  const days = resolveDateRange(query, now)
  const before = precedingRange(days)
  const liveDays = await findLiveDays(platform, now, days)
  const [sales, first, best, designs, templates, steps, stock] = await Promise.all([
    salesOf(platform, { from: before.from, to: days.to }, liveDays),
    firstDay(platform),
    bestSellers(platform, days, liveDays),
    mostPrintedDesigns(platform, days, liveDays),
    mostOpenedTemplates(platform, days),
    countedSteps(platform, days, before),
    stockForecast(platform, now)
  ])
  const salesByDay = { now: fillMissingDays(sales, days), before: fillMissingDays(sales, before) }
  const figures = { now: figuresOf(salesByDay.now), before: figuresOf(salesByDay.before) }
  return {
    ...days,
    currency: shop.currency.code,
    timeZone: shop.timeZone,
    today: now,
    before,
    isComplete: [...salesByDay.before, ...salesByDay.now].every(
      ({ day }) => sales.has(day) || first === undefined || day < first
    ),
    sales: figures,
    salesByDay,
    bestSellers: best,
    designs,
    templates,
    funnel: {
      now: { ...steps.now, orders: figures.now.orders },
      before: { ...steps.before, orders: figures.before.orders }
    },
    countedSince: steps.countedSince,
    stock
  }
}
