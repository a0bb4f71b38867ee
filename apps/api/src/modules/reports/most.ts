import type { Dashboard } from '@motif/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { products, variants } from '../catalogue/index.ts'
import { orderLines } from '../orders/index.ts'
import { allTemplates } from '../templates/index.ts'
import { addDays } from '../../platform/shop-days.ts'
import { daysFrom } from './days.ts'
import { keptWithin } from './sales.ts'
import { type Days, printedDesigns, soldByVariant } from './sums.ts'
import { designDays, salesDays, soldDays, visitDays } from './tables.ts'

type Sums = Pick<Platform, 'db' | 'shop'>

/** Rows of each list. */
const shown = { most: 10, stock: 20 }

/** Rows of kept days, with those read from the orders where days are not kept yet. */
const together = (kept: SQL, read: SQL | undefined): SQL => (read ? sql`${kept} union all ${read}` : kept)

/** What sold most, by pieces. */
export async function bestSellers(
  platform: Sums,
  days: Days,
  unkept: Days | undefined
): Promise<Dashboard['bestSellers']> {
  const sold = together(
    sql`select product_id, pieces, amount from ${soldDays} where ${keptWithin(platform, soldDays, days)}`,
    unkept && sql`select product_id, pieces, amount from (${soldByVariant(platform, unkept)}) of_day`
  )
  const { rows } = await platform.db.execute<{ slug: string; name: string; pieces: number; amount: string }>(sql`
    select ${products.slug} as slug, ${products.name} as name, best.pieces::int as pieces, best.amount
    from (
      select product_id, sum(pieces) as pieces, sum(amount)::bigint as amount from (${sold}) sold
      group by 1 order by 2 desc, 3 desc, 1 limit ${shown.most}
    ) best join ${products} on ${products.id} = best.product_id
    order by best.pieces desc, best.amount desc, best.product_id`)
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

/** The customers' designs most pieces were printed with. */
export async function mostPrinted(platform: Sums, days: Days, unkept: Days | undefined): Promise<Dashboard['designs']> {
  const printed = together(
    sql`select design_hash, pieces, orders, line_id from ${designDays} where ${keptWithin(platform, designDays, days)}`,
    unkept && sql`select * from (${printedDesigns(platform, unkept)}) of_day`
  )
  const { rows } = await platform.db.execute<Dashboard['designs'][number] & Record<string, unknown>>(sql`
    select most.hash, most.pieces, most.orders, ${orderLines.name} as product, ${orderLines.image} as picture,
      ${orderLines.orderId} as "orderId"
    from (
      select design_hash as hash, sum(pieces)::int as pieces, sum(orders)::int as orders, min(line_id) as line_id
      from (${printed}) printed group by 1 order by 2 desc, 1 limit ${shown.most}
    ) most join ${orderLines} on ${orderLines.id} = most.line_id
    order by most.pieces desc, most.hash`)
  return rows
}

/** The templates that were opened most. */
export async function mostOpened(platform: Platform, { from, to }: Days): Promise<Dashboard['templates']> {
  const { rows } = await platform.db.execute<{ id: string; count: number }>(sql`
    select subject as id, sum(count)::int as count from ${visitDays}
    where step = 'template' and day between ${from}::date and ${to}::date
    group by 1 order by 2 desc, 1 limit ${shown.most}`)
  const names = new Map((await allTemplates(platform)).map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, name: names.get(row.id) ?? row.id }))
}

/** Days of sales the forecast goes by. */
const paceDays = 30

/** So many variants, those that sold most, are looked up first. */
const soldMost = 2000

type Forecast = Dashboard['stock'][number]

interface Lately {
  /** Days the forecast goes by, as far as the shop has any. */
  days: Days
  /** Of so many variants, those that sold most; of all where it is undefined. */
  most: number | undefined
}

/**
 * Which of the variants that were sold lately are sold out first. `isSure` says whether none of those that were not looked up comes before: the first of them
 * would have no stock and have sold as many pieces as the last that was.
 */
async function soonestOf(platform: Sums, { days, most }: Lately): Promise<{ rows: Forecast[]; isSure: boolean }> {
  // Variants by their keys, and products only of those that are told: the planner would read every variant of the shop for some thousands.
  const { rows } = await platform.db.execute<
    Forecast & { lookedUp: number; fewest: number } & Record<string, unknown>
  >(sql`
    with lately as materialized (
      select variant_id, sum(pieces)::int as pieces from ${soldDays} where ${keptWithin(platform, soldDays, days)}
      group by 1 ${most === undefined ? sql`` : sql`order by 2 desc limit ${most}`}
    )
    select soonest.id as "variantId", ${products.slug} as "productSlug", ${products.name} as name, soonest.sku, soonest.stock, soonest.sold,
      soonest.days_left as "daysLeft", (select count(*)::int from lately) as "lookedUp", (select min(pieces) from lately) as fewest
    from (
      select variant.*, lately.pieces as sold,
        floor(variant.stock * ${daysFrom(days.from, days.to)}::numeric / lately.pieces)::int as days_left
      from lately
      cross join lateral (
        select ${variants.id}, ${variants.productId}, ${variants.sku}, (${variants.onHand} - ${variants.reserved})::int as stock
        from ${variants} where ${variants.id} = lately.variant_id and not ${variants.isWithdrawn} offset 0
      ) variant
      order by days_left, sold desc, sku offset 0
    ) soonest
    join ${products} on ${products.id} = soonest.product_id and ${products.isShown}
    order by soonest.days_left, soonest.sold desc, soonest.sku limit ${shown.stock}`)
  const [some, last] = [rows[0], rows[shown.stock - 1]]
  const areAll = most === undefined || (some !== undefined && some.lookedUp < most)
  return {
    rows: rows.map(({ lookedUp: _lookedUp, fewest: _fewest, ...row }) => row),
    isSure: areAll || (last !== undefined && last.daysLeft === 0 && last.sold > last.fewest)
  }
}

/**
 * Variants that are sold out first if they go on selling as in the last 30 days that are over; a younger shop goes by the days it has. `most` is for tests.
 */
export async function stockForecast(platform: Sums, now: string, most = soldMost): Promise<Forecast[]> {
  const days = { from: addDays(now, -paceDays), to: addDays(now, -1) }
  const { rows: begun } = await platform.db.execute<{ day: string | null }>(sql`
    select to_char(min(${salesDays.day}), 'YYYY-MM-DD') as day from ${salesDays} where ${keptWithin(platform, salesDays, days)}`)
  const first = begun[0]?.day
  if (!first) return []
  const lately = { from: first, to: days.to }
  // In a shop with many variants, some of its best sellers are sold out, and nothing comes before those.
  const best = await soonestOf(platform, { days: lately, most })
  return best.isSure ? best.rows : (await soonestOf(platform, { days: lately, most: undefined })).rows
}
