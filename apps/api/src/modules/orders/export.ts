import { type SQL, and, asc, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { type OrderRow, orderLines, orders } from './tables.ts'

const batch = 200

export type OrderLineRow = Omit<typeof orderLines.$inferSelect, 'design' | 'image' | 'confirmed'>

const { design: _design, image: _image, confirmed: _confirmed, ...lineColumns } = getTableColumns(orderLines)

/** Orders placed from one moment to before another, or those with the ids, oldest first, in batches. */
export async function* exportedOrders(
  db: Database,
  { from, before, ids }: { from?: SQL | undefined; before?: SQL | undefined; ids?: readonly string[] | undefined }
): AsyncGenerator<{ order: OrderRow; lines: OrderLineRow[] }[]> {
  for (let last: OrderRow | undefined; ;) {
    const found: OrderRow[] = await db
      .select()
      .from(orders)
      .where(
        and(
          ids && inArray(orders.id, [...ids]),
          from && gte(orders.placedAt, from),
          before && lt(orders.placedAt, before),
          // The database stores microseconds, a Date does not: a rounded moment lies before its own row.
          last &&
            sql`(${orders.placedAt}, ${orders.id}) > (select ${orders.placedAt}, ${orders.id} from ${orders} where ${orders.id} = ${last.id})`
        )
      )
      .orderBy(asc(orders.placedAt), asc(orders.id))
      .limit(batch)
    last = found.at(-1)
    if (!last) return
    const lines = Map.groupBy(
      await db
        .select(lineColumns)
        .from(orderLines)
        .where(
          inArray(
            orderLines.orderId,
            found.map(({ id }) => id)
          )
        )
        .orderBy(asc(orderLines.orderId), asc(orderLines.position)),
      ({ orderId }) => orderId
    )
    yield found.map((order) => ({ order, lines: lines.get(order.id) ?? [] }))
  }
}
