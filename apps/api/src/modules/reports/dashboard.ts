import type { Dashboard } from '@motif/contract'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { orders } from '../orders/index.ts'
import { today } from '../../platform/shop-days.ts'
import { dayOf } from './days.ts'
import { countedSteps } from './funnel.ts'
import { bestSellers, mostOpened, mostPrinted, stockForecast } from './most.ts'
import { type AskedDays, daysAsked, daysBefore } from './ranges.ts'
import { everyDay, figuresOf, salesOf, unkeptDays } from './sales.ts'

/** The day of the first paid order; undefined where none was paid. */
async function firstDay(platform: Pick<Platform, 'db' | 'shop'>): Promise<string | undefined> {
  const { rows } = await platform.db.execute<{ day: string | null }>(
    sql`select to_char(${dayOf(platform, sql`min(${orders.paidAt})`)}, 'YYYY-MM-DD') as day from ${orders}`
  )
  return rows[0]?.day ?? undefined
}

/** The figures of some days beside those of as many days before, all from sums of days: no call of it reads more than two days of orders. */
export async function dashboard(platform: Platform, asked: AskedDays): Promise<Dashboard> {
  const { shop } = platform
  const now = today(platform)
  const days = daysAsked(asked, now)
  const before = daysBefore(days)
  const unkept = await unkeptDays(platform, now, days)
  const [sales, first, best, designs, templates, steps, stock] = await Promise.all([
    salesOf(platform, { from: before.from, to: days.to }, unkept),
    firstDay(platform),
    bestSellers(platform, days, unkept),
    mostPrinted(platform, days, unkept),
    mostOpened(platform, days),
    countedSteps(platform, days, before),
    stockForecast(platform, now)
  ])
  const salesByDay = { now: everyDay(sales, days), before: everyDay(sales, before) }
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
