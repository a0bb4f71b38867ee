import type { OrderStatus } from '@motif/contract'
import { type SQL, and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { searchPattern } from '../../platform/like.ts'
import { type OrderRow, orderLines, orderSearchText, orders } from '../orders/index.ts'
import { tidyNumber } from './find.ts'

export interface OrderFilter {
  page: number
  pageSize: number
  status?: OrderStatus | undefined
  /** Part of a number, an e-mail address, the recipient's name or a tracking number; or an SKU. */
  q?: string | undefined
}

/** Orders that are told of a search. Whoever meets so many writes more of the word. */
const searchMax = 1000

interface Found {
  rows: OrderRow[]
  total: number
  isCut: boolean
}

const newestFirst = [desc(orders.placedAt), desc(orders.id)]

/** Rows by their identifiers, in the same order. */
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
const most = searchMax + 1

/** From so many orders on an SKU is common, and the newest orders are walked through until enough have it. */
const commonFrom = 5000

async function withSku(db: Database, q: string, ofStatus: SQL | undefined) {
  const isSku = eq(sql`lower(${orderLines.sku})`, q.toLowerCase())
  const found = await db.selectDistinct({ id: orderLines.orderId }).from(orderLines).where(isSku).limit(commonFrom)
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const hasSku =
    found.length < commonFrom
      ? sql`${orders.id} = any(${sql.param(ids)})`
      : // `offset` keeps the database from reading every line first.
        sql`exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${isSku} offset 0)`
  return db
    .select(columns)
    .from(orders)
    .where(and(ofStatus, hasSku))
    .orderBy(...newestFirst)
    .limit(most)
}

const withText = (db: Database, q: string, ofStatus: SQL | undefined) =>
  db
    .select(columns)
    .from(orders)
    .where(and(ofStatus, sql`${orderSearchText} ilike ${searchPattern(q)}`))
    .orderBy(...newestFirst)
    .limit(most)

const withNumber = (db: Database, q: string, ofStatus: SQL | undefined) =>
  db
    .select(columns)
    .from(orders)
    .where(and(ofStatus, eq(orders.number, tidyNumber(q))))

/**
 * The newest orders a text is found in. Each way of finding them has its own index and stops at the most that are told, so that a common text is as
 * quick as a rare one.
 */
async function searched(db: Database, q: string, ofStatus: SQL | undefined): Promise<string[]> {
  // Nothing else is in the index.
  if (!/[\p{L}\p{N}]/u.test(q)) return []
  const ways = [withText, withNumber, withSku]
  const found = (await Promise.all(ways.map((way) => way(db, q, ofStatus)))).flat()
  return [...new Map(found.map((row) => [row.id, row.placedAt.getTime()]))]
    .toSorted(([oneId, one], [otherId, other]) => other - one || (otherId > oneId ? 1 : -1))
    .slice(0, most)
    .map(([id]) => id)
}

/** A page of the orders that match, newest first. */
export async function findOrders(db: Database, { page, pageSize, status, q = '' }: OrderFilter): Promise<Found> {
  const ofStatus = status === undefined ? undefined : eq(orders.status, status)
  const start = (page - 1) * pageSize
  const text = q.replaceAll('\0', '').trim()
  if (q !== '') {
    const ids = await searched(db, text, ofStatus)
    const told = ids.slice(0, searchMax)
    return {
      rows: await rowsOf(db, told.slice(start, start + pageSize)),
      total: told.length,
      isCut: ids.length > searchMax
    }
  }
  const ids = await db
    .select({ id: orders.id })
    .from(orders)
    .where(ofStatus)
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset(start)
  const rows = await rowsOf(
    db,
    ids.map(({ id }) => id)
  )
  return { rows, total: await db.$count(orders, ofStatus), isCut: false }
}
