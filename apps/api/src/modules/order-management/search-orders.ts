import type { OrderStatus } from '@motif/contract'
import { tidyTag } from '@motif/contract/tag-rules'
import { type SQL, and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { type SearchBounds, firstMatches } from '../../platform/first-matches.ts'
import { containsPattern, isPrefixQuery, isShortQuery, searchPattern } from '../../platform/text-patterns.ts'
import {
  type OrderRow,
  ordersWithPrefix,
  isIndexedPrefix,
  orderLines,
  orderSearchText,
  orders
} from '../orders/index.ts'
import { normaliseOrderNumber } from './order-lookup.ts'
import { type Narrowed, findNarrowed, hasOrderSku, isNarrowed, those } from './narrow-orders.ts'
import { newestFirst, pageOfOrders } from './page-of-orders.ts'
import { orderTags } from './tables.ts'

export interface OrderFilter {
  page: number
  pageSize: number
  status?: OrderStatus | undefined
  /** Part of a number, an e-mail address, the recipient's name or a tracking number; or an SKU. */
  q?: string | undefined
  tag?: string | undefined
  narrowed?: Narrowed | undefined
}

/** Largest number of search results. Staff refine a search that reaches it. */
const searchMax = 1000

interface Found {
  rows: OrderRow[]
  total: number
  isCut: boolean
}

/** Rows by id, in the given order. */
async function rowsOf(db: Database, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  const rows = new Map(
    (
      await db
        .select()
        .from(orders)
        .where(inArray(orders.id, [...ids]))
    ).map((row) => [row.id, row])
  )
  return ids.map((id) => rows.get(id)).filter((row) => row !== undefined)
}

const columns = { id: orders.id, placedAt: orders.placedAt }

/** Measured with 200,000 orders: docs/performance.md. */
const defaultBounds: SearchBounds = { sampled: 2000, walked: 20_000, lookedUp: 12_000 }

interface OrderQuery {
  q: string
  ofStatus: SQL | undefined
  /** Also part of `ofStatus`. */
  tag?: string | undefined
  bounds: SearchBounds
  /** Largest number of results. */
  most: number
  /** Limits the search time: for a common text the results may not be the newest. @default false */
  isHurried?: boolean
}

interface Match {
  id: string
  placedAt: Date
}

/** The newest orders that match, by a scan from the newest on, over `rows` rows or all. */
function walk(
  db: Database,
  isMatch: SQL,
  { ofStatus, most }: Pick<OrderQuery, 'ofStatus' | 'most'>,
  rows = 2 ** 31 - 1
): Promise<Match[]> {
  // The limit keeps the planner from looking up every match first. A second `order by` would read and sort all orders.
  const walked = db
    .select({ ...columns, isMatch: sql<boolean>`${isMatch}`.as('is_match') })
    .from(orders)
    .where(ofStatus)
    .orderBy(...newestFirst)
    .limit(rows)
    .as('walked')
  return db
    .select({ id: walked.id, placedAt: walked.placedAt })
    .from(walked)
    .where(sql`${walked.isMatch}`)
    .limit(most)
}

async function withSku(db: Database, query: OrderQuery): Promise<Match[]> {
  const isSku = eq(sql`lower(${orderLines.sku})`, query.q.toLowerCase())
  const found = await db
    .selectDistinct({ id: orderLines.orderId })
    .from(orderLines)
    .where(isSku)
    .limit(query.bounds.lookedUp + 1)
  if (found.length === 0) return []
  if (found.length <= query.bounds.lookedUp)
    return db
      .select(columns)
      .from(orders)
      .where(and(query.ofStatus, sql`${orders.id} = any(${sql.param(found.map(({ id }) => id))})`))
      .orderBy(...newestFirst)
      .limit(query.most)
  const hasSku = sql`exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${isSku})`
  return walk(db, hasSku, query)
}

/** The newest of the matching orders, sorted after reading all; undefined if they exceed the bound. */
async function lookUp(db: Database, query: OrderQuery): Promise<Match[] | undefined> {
  const { q, ofStatus, bounds, most, isHurried = false } = query
  // In a CTE the pattern is unknown at planning time, so the planner always uses the trigram index.
  const found = db.$with('found').as(
    db
      .select(columns)
      .from(orders)
      .where(and(ofStatus, sql`${orderSearchText} ilike (select ${searchPattern(q)}::text)`))
      .limit(bounds.lookedUp + 1)
  )
  const rows = await db
    .with(found)
    .select({ id: found.id, placedAt: found.placedAt, matches: sql<number>`(select count(*)::int from ${found})` })
    .from(found)
    .orderBy(desc(found.placedAt), desc(found.id))
    .limit(most)
  return (rows[0]?.matches ?? 0) > bounds.lookedUp && !isHurried ? undefined : rows
}

/** The newest orders in which a word of some kinds starts with the text. */
const findByPrefix = (
  db: Database,
  { q, ofStatus, most }: OrderQuery,
  of: Parameters<typeof ordersWithPrefix>[1]
): Promise<Match[]> =>
  db
    .select({ id: sql<string>`begun.id`, placedAt: sql<Date>`begun.placed_at`.mapWith(orders.placedAt) })
    .from(ordersWithPrefix(q, of, ofStatus))
    .limit(most)

/**
 * Like `lookUp` with a bounded time: for a text that too many orders contain, such as the year in their numbers, it returns those whose number
 * starts with it, if they suffice.
 */
async function lookUpNumbers(db: Database, query: OrderQuery): Promise<Match[] | undefined> {
  if (!isIndexedPrefix(query.q, 'number')) return undefined
  const numbered = await findByPrefix(db, query, ['number'])
  return numbered.length === query.most ? numbered : undefined
}

/** Whether the query looks like an order number, which starts with the year. */
const isOfNumber = (q: string): boolean => /^m-\d/i.test(q)

/** Whether a scanned row contains the text. `ilike` is slow, so a caseless part is compared first. */
function hasText(q: string): SQL {
  const isLike = sql`${orderSearchText} ilike ${searchPattern(q)}`
  const [longest] = (q.match(/[\d.-]*\d[\d.-]*/g) ?? []).toSorted((one, other) => other.length - one.length)
  return longest === undefined ? isLike : sql`(${orderSearchText} like ${containsPattern(longest)} and ${isLike})`
}

async function withText(db: Database, query: OrderQuery): Promise<Match[]> {
  const { q, ofStatus, tag, most, bounds, isHurried = false } = query
  if (tag !== undefined && (await isRareTag(db, tag, bounds.lookedUp)))
    return db
      .select(columns)
      .from(orderTags)
      .innerJoin(orders, eq(orders.id, orderTags.orderId))
      .where(and(eq(orderTags.tag, tag), ofStatus, hasText(q)))
      .orderBy(desc(orderTags.placedAt), desc(orderTags.orderId))
      .limit(most)
  const near = (rows?: number) => walk(db, hasText(q), query, rows)
  // The trigram index would return orders of every status.
  if (tag === undefined && ofStatus !== undefined && (await isRareStatus(db, ofStatus, bounds.walked)))
    return near(bounds.walked)
  if (isPrefixQuery(q))
    return firstMatches({
      limit: most,
      // Their own index is as quick as a longer scan.
      bounds: { ...bounds, walked: bounds.sampled },
      walk: near,
      lookUp: () =>
        findByPrefix(db, isShortQuery(q) ? query : { ...query, ofStatus: and(ofStatus, hasText(q)) }, [
          'number',
          'person',
          'parcel'
        ])
    })
  return firstMatches({
    limit: most,
    bounds,
    walk: near,
    lookUp: async () =>
      // Prefix matches are fast, and any of them will do.
      (isHurried && isOfNumber(q) ? await lookUpNumbers(db, query) : undefined) ??
      (await lookUp(db, query)) ??
      lookUpNumbers(db, query)
  })
}

/** Whether a status has so few orders that each can be checked. */
const isRareStatus = async (db: Database, ofStatus: SQL, limit: number): Promise<boolean> =>
  (await db.select({ id: orders.id }).from(orders).where(ofStatus).limit(1).offset(limit)).length === 0

/** Whether a tag has so few orders that each can be checked. */
const isRareTag = async (db: Database, tag: string, limit: number): Promise<boolean> =>
  (await db.select({ tag: orderTags.tag }).from(orderTags).where(eq(orderTags.tag, tag)).limit(1).offset(limit))
    .length === 0

const withNumber = (db: Database, { q, ofStatus }: OrderQuery): Promise<Match[]> =>
  db
    .select(columns)
    .from(orders)
    .where(and(ofStatus, eq(orders.number, normaliseOrderNumber(q))))

/** The newest orders that contain a text. Each strategy has its own index and stops at the limit, so a common text is as fast as a rare one. */
async function searched(db: Database, query: OrderQuery): Promise<string[]> {
  // The index holds only letters and digits.
  if (!/[\p{L}\p{N}]/u.test(query.q)) return []
  const ways = [withText, withNumber, withSku]
  const found = (await Promise.all(ways.map((way) => way(db, query)))).flat()
  return [...new Map(found.map((row) => [row.id, row.placedAt.getTime()]))]
    .toSorted(([oneId, one], [otherId, other]) => other - one || (otherId > oneId ? 1 : -1))
    .slice(0, query.most)
    .map(([id]) => id)
}

const hasTag = (tag: string): SQL =>
  sql`exists (select from ${orderTags} where ${orderTags.orderId} = ${orders.id} and ${orderTags.tag} = ${tag})`

/** The newest orders with a tag, read along its index. */
async function withTag(db: Database, tag: string, ofStatus: SQL | undefined): Promise<string[]> {
  const tagged = db.select({ id: orderTags.orderId }).from(orderTags)
  const rows = await (ofStatus === undefined ? tagged : tagged.innerJoin(orders, eq(orders.id, orderTags.orderId)))
    .where(and(eq(orderTags.tag, tag), ofStatus))
    .orderBy(desc(orderTags.placedAt), desc(orderTags.orderId))
    .limit(searchMax + 1)
  return rows.map(({ id }) => id)
}

/**
 * A literal, not a parameter: a generic plan for all statuses would scan every order for a rare one. Routes accept known statuses only; other
 * characters are removed.
 */
const isOfStatus = (status: OrderStatus): SQL => eq(orders.status, sql.raw(`'${status.replaceAll(/[^a-z_]/g, '')}'`))

/** The newest orders with a status, a text and a tag. */
async function unnarrowed(
  db: Database,
  { ofStatus, q, tag }: Pick<OrderQuery, 'ofStatus' | 'q' | 'tag'>,
  bounds: SearchBounds
): Promise<string[]> {
  if (q === '' && tag !== undefined) return withTag(db, tag, ofStatus)
  return searched(db, {
    q: q.trim(),
    ofStatus: and(ofStatus, tag === undefined ? undefined : hasTag(tag)),
    tag,
    bounds,
    most: searchMax + 1
  })
}

/** The same with more conditions. */
async function narrowedDown(
  db: Database,
  { ofStatus, q, tag, narrowed }: Pick<OrderQuery, 'ofStatus' | 'q' | 'tag'> & { narrowed: Narrowed },
  bounds: SearchBounds
): Promise<{ ids: string[]; isCut: boolean }> {
  const { placed, others, lookUps } = narrowed
  if (q !== '') {
    const found = await unnarrowed(db, { ofStatus, q, tag }, bounds)
    if (found.length <= searchMax) return { ids: await those(db, found, and(placed, others)), isCut: narrowed.isCut }
  }
  const text = q === '' ? undefined : sql`(${hasText(q.trim())} or ${hasOrderSku(q.trim())})`
  const found = await findNarrowed(db, {
    indexed: and(ofStatus, placed),
    others: and(others, tag === undefined ? undefined : hasTag(tag), text),
    lookUps:
      tag === undefined
        ? lookUps
        : [...lookUps, sql`select ${orderTags.orderId} as id from ${orderTags} where ${eq(orderTags.tag, tag)}`],
    bounds,
    most: searchMax + 1
  })
  return { ids: found.ids, isCut: found.isCut || narrowed.isCut }
}

/** A page of the matching orders, newest first. */
export async function findOrders(
  db: Database,
  { page, pageSize, status, q = '', tag, narrowed }: OrderFilter,
  bounds = defaultBounds
): Promise<Found> {
  const ofStatus = status === undefined ? undefined : isOfStatus(status)
  const start = (page - 1) * pageSize
  const isByIndex = q === '' && tag === undefined && narrowed?.others === undefined
  if (isByIndex) {
    const { ids, total } = await pageOfOrders(db, and(ofStatus, narrowed?.placed), { start, pageSize })
    return { rows: await rowsOf(db, ids), total, isCut: false }
  }
  const asked = { ofStatus, q: q.replaceAll('\0', ''), tag: tag === undefined ? undefined : tidyTag(tag) }
  const { ids, isCut } =
    narrowed && isNarrowed(narrowed)
      ? await narrowedDown(db, { ...asked, narrowed }, bounds)
      : { ids: await unnarrowed(db, asked, bounds), isCut: false }
  const told = ids.slice(0, searchMax)
  return {
    rows: await rowsOf(db, told.slice(start, start + pageSize)),
    total: told.length,
    isCut: isCut || ids.length > searchMax
  }
}

const hurriedBounds: SearchBounds = { sampled: 2000, walked: 20_000, lookedUp: 2000 }

/**
 * A few orders that contain a text, newest first, in bounded time. If more than 2,000 orders match and none is among the newest, any of them are
 * returned.
 */
export async function firstOrders(
  db: Database,
  { q, limit, bounds = hurriedBounds }: { q: string; limit: number; bounds?: SearchBounds }
): Promise<OrderRow[]> {
  const ids = await searched(db, { q, ofStatus: undefined, bounds, most: limit, isHurried: true })
  return rowsOf(db, ids)
}
