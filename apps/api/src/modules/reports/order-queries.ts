import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { variants } from '../catalogue/index.ts'
import { orderLines, orders } from '../orders/index.ts'
import { refunds } from '../payments/index.ts'
import { addDays, beginOf } from '../../platform/shop-days.ts'
import { dayOf } from './days.ts'

/** A period of days, inclusive. */
export interface DateRange {
  from: string
  to: string
}

type Shop = Pick<Platform, 'shop'>

const within = (platform: Shop, moment: unknown, { from, to }: DateRange): SQL =>
  sql`${moment} >= ${beginOf(platform, from)} and ${moment} < ${beginOf(platform, addDays(to, 1))}`

const paidWithin = (platform: Shop, days: DateRange): SQL =>
  sql`${within(platform, orders.paidAt, days)} and ${orders.currency} = ${platform.shop.currency.code}`

/**
 * Sales by day, computed from the orders, with a row for every day. An order counts on the day it was paid, whatever happened since. A refund
 * counts on the day it was decided. So past sums stay valid, except for failed refunds and edited orders.
 */
export const salesByDay = (platform: Shop, days: DateRange): SQL => sql`
  select of_day.day::date as day, coalesce(paid.orders, 0)::int as orders, coalesce(paid.returning_orders, 0)::int as returning_orders,
    coalesce(paid.gross, 0)::bigint as gross, coalesce(back.refunds, 0)::bigint as refunds
  from generate_series(${days.from}::date, ${days.to}::date, interval '1 day') as of_day(day)
  left join (
    select ${dayOf(platform, orders.paidAt)} as day, count(*) as orders, sum(${orders.total}) as gross,
      count(*) filter (where exists (
        select from ${orders} earlier
        where earlier.buyer = ${orders.buyer} and (earlier.paid_at, earlier.id) < (${orders.paidAt}, ${orders.id})
      )) as returning_orders
    from ${orders} where ${paidWithin(platform, days)} group by 1
  ) paid on paid.day = of_day.day
  left join (
    select ${dayOf(platform, refunds.at)} as day, sum(${refunds.amount}) as refunds
    from ${refunds}
    where ${within(platform, refunds.at, days)} and ${refunds.currency} = ${platform.shop.currency.code} and ${refunds.state} <> 'failed' and ${refunds.editId} is null
    group by 1
  ) back on back.day = of_day.day`

/** Pieces sold and their amount after discounts, by variant, computed from the orders. */
export const soldByVariant = (platform: Shop, days: DateRange): SQL => sql`
  select ${orderLines.variantId} as variant_id, min(${variants.productId}) as product_id, sum(${orderLines.quantity})::int as pieces,
    sum(${orderLines.total} - ${orderLines.discount})::bigint as amount
  from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id} join ${variants} on ${variants.id} = ${orderLines.variantId}
  where ${paidWithin(platform, days)} group by 1`

/** Designs stored per day. Most designs are printed once, so all of them would mean a row per order line. */
const designsPerDayMax = 50

/** The designs with the most pieces printed, computed from the orders. */
export const printedDesigns = (platform: Shop, days: DateRange): SQL => sql`
  select ${orderLines.designHash} as design_hash, sum(${orderLines.quantity})::int as pieces,
    count(distinct ${orders.id})::int as orders, min(${orderLines.id}) as line_id
  from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
  where ${paidWithin(platform, days)} and ${orderLines.designHash} is not null
  group by 1 order by 2 desc, 1 limit ${designsPerDayMax}`
