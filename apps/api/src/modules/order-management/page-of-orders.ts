import { type SQL, asc, desc } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { orders } from '../orders/index.ts'

export const newestFirst = [desc(orders.placedAt), desc(orders.id)]
const oldestFirst = [asc(orders.placedAt), asc(orders.id)]

export interface Place {
  /** Number of orders before the page. */
  start: number
  pageSize: number
}

/** Pages with at most this many orders before them are read directly; for later ones the orders are counted first. */
const nearPageMax = 1000

/**
 * Order ids of a page, of all orders or those of a status, newest first, and the total. The database scans an index from the nearer end, so the
 * last page costs as little as the first.
 */
export async function pageOfOrders(
  db: Database,
  ofStatus: SQL | undefined,
  { start, pageSize }: Place,
  near = nearPageMax
): Promise<{ ids: string[]; total: number }> {
  const read = async (order: SQL[], limit: number, offset: number) => {
    const rows = await db
      .select({ id: orders.id })
      .from(orders)
      .where(ofStatus)
      .orderBy(...order)
      .limit(limit)
      .offset(offset)
    return rows.map(({ id }) => id)
  }
  // A promise: awaiting the query object twice would run it twice.
  const counted = Promise.resolve(db.$count(orders, ofStatus))
  const page = async () => {
    if (start < near) return read(newestFirst, pageSize, start)
    const rest = (await counted) - start
    if (rest <= 0) return []
    if (start <= rest) return read(newestFirst, pageSize, start)
    // An order placed since the count is at the other end and shifts nothing.
    return (await read(oldestFirst, Math.min(pageSize, rest), Math.max(0, rest - pageSize))).toReversed()
  }
  const [ids, total] = await Promise.all([page(), counted])
  return { ids, total }
}
