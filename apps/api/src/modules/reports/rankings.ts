import type { Dashboard } from '@motif/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { products, variants } from '../catalogue/index.ts'
import { orderLines } from '../orders/index.ts'
import { allTemplates } from '../templates/index.ts'
import { addDays } from '../../platform/shop-days.ts'
import { countDays } from './days.ts'
import { sumsWithin } from './sales.ts'
import { type DateRange, printedDesigns, soldByVariant } from './order-queries.ts'
import { designDays, salesDays, soldDays, visitDays } from './tables.ts'

type ReportPlatform = Pick<Platform, 'db' | 'shop'>

/** Rows per list. */
const rowLimits = { most: 10, stock: 20 }

/** SQL: pieces and amount by product. The sum of bigints would be a numeric, which takes a quarter longer; a float8 is exact up to 2^53. */
const sumsByProduct = (sold: SQL): SQL =>
  sql`select product_id, sum(pieces) as pieces, sum(amount::float8) as amount ${sold} group by 1`

/**
 * Products with the most pieces sold. Stored and live sums meet only after each is grouped: the planner expects 200 groups of a union, and then
 * sorts 66,000 of them, which took three times as long.
 */
export async function bestSellers(
  platform: ReportPlatform,
  days: DateRange,
  liveDays: DateRange | undefined
): Promise<Dashboard['bestSellers']> {
  const kept = sumsByProduct(sql`from ${soldDays} where ${sumsWithin(platform, soldDays, days)}`)
  const sold = liveDays
    ? sql`select product_id, coalesce(kept.pieces, 0) + coalesce(live.pieces, 0) as pieces, coalesce(kept.amount, 0) + coalesce(live.amount, 0) as amount
        from (${kept}) kept full join (${sumsByProduct(sql`from (${soldByVariant(platform, liveDays)}) of_day`)}) live using (product_id)`
    : kept
  const { rows } = await platform.db.execute<Dashboard['bestSellers'][number] & Record<string, unknown>>(sql`
    select ${products.slug} as slug, ${products.name} as name, best.pieces::int as pieces, best.amount
    from (select * from (${sold}) sold order by pieces desc, amount desc, product_id limit ${rowLimits.most}) best
    join ${products} on ${products.id} = best.product_id
    order by best.pieces desc, best.amount desc, best.product_id`)
  return rows
}

/** Customers' designs with the most pieces printed. */
export async function mostPrintedDesigns(
  platform: ReportPlatform,
  days: DateRange,
  liveDays: DateRange | undefined
): Promise<Dashboard['designs']> {
  const kept = sql`select design_hash, pieces, orders, line_id from ${designDays} where ${sumsWithin(platform, designDays, days)}`
  const printed = liveDays ? sql`${kept} union all select * from (${printedDesigns(platform, liveDays)}) of_day` : kept
  const { rows } = await platform.db.execute<Dashboard['designs'][number] & Record<string, unknown>>(sql`
    select most.hash, most.pieces, most.orders, ${orderLines.name} as product, ${orderLines.image} as picture,
      ${orderLines.orderId} as "orderId"
    from (
      select design_hash as hash, sum(pieces)::int as pieces, sum(orders)::int as orders, min(line_id) as line_id
      from (${printed}) printed group by 1 order by 2 desc, 1 limit ${rowLimits.most}
    ) most join ${orderLines} on ${orderLines.id} = most.line_id
    order by most.pieces desc, most.hash`)
  return rows
}

/** Templates opened most often. */
export async function mostOpenedTemplates(
  platform: Platform,
  { from, to }: DateRange
): Promise<Dashboard['templates']> {
  const { rows } = await platform.db.execute<{ id: string; count: number }>(sql`
    select subject as id, sum(count)::int as count from ${visitDays}
    where step = 'template' and day between ${from}::date and ${to}::date
    group by 1 order by 2 desc, 1 limit ${rowLimits.most}`)
  const names = new Map((await allTemplates(platform)).map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, name: names.get(row.id) ?? row.id }))
}

/** Days of sales the forecast is based on. */
const forecastDays = 30

/** Number of best-selling variants checked first. */
const forecastVariantsMax = 2000

type Forecast = Dashboard['stock'][number]

interface ForecastInput {
  /** Days of the forecast that have sales data. */
  days: DateRange
  /** Limit to this many best-selling variants; undefined for all. */
  most: number | undefined
}

/**
 * The recently sold variants that sell out first. `isComplete`: no variant beyond the limit could rank higher, because the last row has no stock
 * and sold more than any of those.
 */
async function soldOutFirst(
  platform: ReportPlatform,
  { days, most }: ForecastInput
): Promise<{ rows: Forecast[]; isComplete: boolean }> {
  // Joins variants by key, and products only for the result: otherwise the planner would scan every variant of the shop.
  const { rows } = await platform.db.execute<
    Forecast & { lookedUp: number; fewest: number } & Record<string, unknown>
  >(sql`
    with lately as materialized (
      select variant_id, sum(pieces)::int as pieces from ${soldDays} where ${sumsWithin(platform, soldDays, days)}
      group by 1 ${most === undefined ? sql`` : sql`order by 2 desc limit ${most}`}
    )
    select soonest.id as "variantId", ${products.slug} as "productSlug", ${products.name} as name, soonest.sku, soonest.stock, soonest.sold,
      soonest.days_left as "daysLeft", (select count(*)::int from lately) as "lookedUp", (select min(pieces) from lately) as fewest
    from (
      select variant.*, lately.pieces as sold,
        floor(variant.stock * ${countDays(days.from, days.to)}::numeric / lately.pieces)::int as days_left
      from lately
      cross join lateral (
        select ${variants.id}, ${variants.productId}, ${variants.sku}, (${variants.onHand} - ${variants.reserved})::int as stock
        from ${variants} where ${variants.id} = lately.variant_id and not ${variants.isWithdrawn} offset 0
      ) variant
      order by days_left, sold desc, sku offset 0
    ) soonest
    join ${products} on ${products.id} = soonest.product_id and ${products.isShown}
    order by soonest.days_left, soonest.sold desc, soonest.sku limit ${rowLimits.stock}`)
  const [some, last] = [rows[0], rows[rowLimits.stock - 1]]
  const isComplete = most === undefined || (some !== undefined && some.lookedUp < most)
  return {
    rows: rows.map(({ lookedUp: _lookedUp, fewest: _fewest, ...row }) => row),
    isComplete: isComplete || (last !== undefined && last.daysLeft === 0 && last.sold > last.fewest)
  }
}

/** Variants that sell out first at the rate of the last 30 full days, or of the days a younger shop has. `most` is for tests. */
export async function stockForecast(
  platform: ReportPlatform,
  now: string,
  most = forecastVariantsMax
): Promise<Forecast[]> {
  const days = { from: addDays(now, -forecastDays), to: addDays(now, -1) }
  const { rows: begun } = await platform.db.execute<{ day: string | null }>(sql`
    select to_char(min(${salesDays.day}), 'YYYY-MM-DD') as day from ${salesDays} where ${sumsWithin(platform, salesDays, days)}`)
  const first = begun[0]?.day
  if (!first) return []
  const lately = { from: first, to: days.to }
  // In a shop with many variants some best sellers are sold out, and nothing ranks before those.
  const best = await soldOutFirst(platform, { days: lately, most })
  return best.isComplete ? best.rows : (await soldOutFirst(platform, { days: lately, most: undefined })).rows
}
