import type { OrderSentFilter } from '@motif/contract/list-filter-rules'
import { type SQL, and, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { SearchBounds } from '../../platform/first-matches.ts'
import type { Platform } from '../../platform/platform.ts'
import { addDays, beginOf } from '../../platform/shop-days.ts'
import { variantsNamed } from '../catalogue/index.ts'
import { isSentSoFar, mayBeUnsent, orderLines, orders } from '../orders/index.ts'
import { newestFirst } from './page-of-orders.ts'

export interface OrderNarrowing {
  /** First and last day of placing in the shop's time zone. */
  from?: string | undefined
  to?: string | undefined
  /** Minor units. */
  totalFrom?: number | undefined
  totalTo?: number | undefined
  country?: string | undefined
  /** Part of the name or an SKU of a product. */
  product?: string | undefined
  sent?: OrderSentFilter | undefined
}

/** Conditions on `orders` beside status, text and tag. */
export interface Narrowed {
  /** By the time of placing, along which the list is read. */
  placed: SQL | undefined
  /** Everything else. */
  others: SQL | undefined
  /** Ids of the orders that meet a condition, by its own index. */
  lookUps: readonly SQL[]
  /** More products match than are searched for. */
  isCut: boolean
}

/** Variants of a product filter that are looked for. */
const variantsMax = 2000

const country = sql`(${orders.shippingAddress} ->> 'country')`

const placedWithin = (platform: Pick<Platform, 'shop'>, { from, to }: OrderNarrowing): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(orders.placedAt, beginOf(platform, from)),
    // The last day of the calendar has no next one.
    to === undefined || to === '9999-12-31' ? undefined : lt(orders.placedAt, beginOf(platform, addDays(to, 1)))
  )

export async function narrow(
  platform: Pick<Platform, 'db' | 'shop'>,
  { totalFrom, totalTo, country: code, product, sent, ...days }: OrderNarrowing
): Promise<Narrowed> {
  const { db } = platform
  const lookUps: SQL[] = []
  const conditions: (SQL | undefined)[] = []
  const found = product === undefined ? undefined : await variantsNamed(db, { q: product, limit: variantsMax })
  if (found) {
    const ofVariants = sql`${orderLines.variantId} in (select unnest(${sql.param(found.ids)}::text[]))`
    lookUps.push(sql`select ${orderLines.orderId} as id from ${orderLines} where ${ofVariants}`)
    conditions.push(
      sql`exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${ofVariants})`
    )
  }
  const select = (which: SQL | undefined) => sql`select ${orders.id} as id from ${orders} where ${which}`
  if (code !== undefined) {
    lookUps.push(select(sql`${country} = ${code}`))
    conditions.push(sql`${country} = ${code}`)
  }
  if (totalFrom !== undefined || totalTo !== undefined) {
    const within = and(
      totalFrom === undefined ? undefined : gte(orders.total, totalFrom),
      totalTo === undefined ? undefined : lte(orders.total, totalTo)
    )
    lookUps.push(select(within))
    conditions.push(within)
  }
  if (sent !== undefined) {
    lookUps.push(select(mayBeUnsent))
    conditions.push(isSentSoFar(db, sent))
  }
  return {
    placed: placedWithin(platform, days),
    others: and(...conditions),
    lookUps,
    isCut: found?.isCut ?? false
  }
}

interface NarrowQuery {
  /** Conditions along whose index the newest are read. */
  indexed: SQL | undefined
  others: SQL | undefined
  lookUps: readonly SQL[]
  bounds: SearchBounds
  /** Largest number of results. */
  most: number
}

const columns = { id: orders.id, placedAt: orders.placedAt }

/** The newest matches among the newest `rows` orders. */
async function walk(db: Database, { indexed, others, most }: NarrowQuery, rows: number): Promise<string[]> {
  // The limit keeps the planner from looking up every match first.
  const walked = db
    .select({ ...columns, isMatch: sql<boolean>`coalesce(${others ?? sql`true`}, false)`.as('is_match') })
    .from(orders)
    .where(indexed)
    .orderBy(...newestFirst)
    .limit(rows)
    .as('walked')
  const found = await db
    .select({ id: walked.id })
    .from(walked)
    .where(sql`${walked.isMatch}`)
    .limit(most)
  return found.map(({ id }) => id)
}

/** The ids of the first condition that few enough orders meet. */
async function lookUp(db: Database, lookUps: readonly SQL[], limit: number): Promise<string[] | undefined> {
  for (const ids of lookUps) {
    const { rows } = await db.execute<{ id: string }>(sql`${ids} limit ${limit + 1}`)
    if (rows.length <= limit) return [...new Set(rows.map(({ id }) => id))]
  }
  return undefined
}

/** Orders walked at most, in multiples of the usual walk, where no condition is rare. */
const longWalk = 2

/**
 * The newest orders that meet several conditions. Many matches are found among the newest orders, few by the index of a rare condition. If every
 * condition alone is common, only the newest orders are read, and `isCut` states whether there are more.
 */
export async function findNarrowed(db: Database, query: NarrowQuery): Promise<{ ids: string[]; isCut: boolean }> {
  const { indexed, others, bounds, most } = query
  const near = await walk(db, query, bounds.sampled)
  if (near.length === most) return { ids: near, isCut: false }
  const end = bounds.walked * longWalk
  const isCommon = (near.length * end) / bounds.sampled >= most
  const further = isCommon ? await walk(db, query, end) : []
  if (further.length === most) return { ids: further, isCut: false }
  const known = await lookUp(db, query.lookUps, bounds.lookedUp)
  if (known) {
    const rows = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(sql`${orders.id} = any(${sql.param(known)})`, indexed, others))
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(most)
    return { ids: rows.map(({ id }) => id), isCut: false }
  }
  const [ids, beyond] = await Promise.all([
    walk(db, query, end),
    db
      .select({ id: orders.id })
      .from(orders)
      .where(indexed)
      .orderBy(...newestFirst)
      .limit(1)
      .offset(end)
  ])
  return { ids, isCut: ids.length < most && beyond.length > 0 }
}

/** Those of the ids whose orders meet a condition, in the given order. */
export async function those(db: Database, ids: readonly string[], condition: SQL | undefined): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), condition))
  const met = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => met.has(id))
}

/** Whether a list has conditions beside status, text and tag. */
export const isNarrowed = ({ placed, others }: Narrowed): boolean => placed !== undefined || others !== undefined

export const hasOrderSku = (q: string): SQL =>
  sql`exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${eq(sql`lower(${orderLines.sku})`, q.toLowerCase())})`
