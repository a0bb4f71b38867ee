import type { Transaction } from '../../platform/database.ts'
import { orderNumber } from './order-number.ts'
import { orderHistory, orderLines, orders } from './tables.ts'

type NewOrder = Omit<typeof orders.$inferInsert, 'number'>
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'position'>

/** Inserts an order with its lines and its first history entry. */
export async function insertOrder(
  tx: Transaction,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  by: 'customer' | 'shop' = 'customer'
): Promise<void> {
  await insertNumbered(tx, order)
  await tx.insert(orderLines).values(lines.map((line, position) => ({ ...line, orderId: order.id, position })))
  await tx.insert(orderHistory).values({ orderId: order.id, status: order.status, by, at: order.placedAt })
}

/** Retries with random numbers until one is unused. */
async function insertNumbered(tx: Transaction, order: NewOrder): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const inserted = await tx
      .insert(orders)
      .values({ ...order, number: orderNumber(order.placedAt) })
      .onConflictDoNothing({ target: orders.number })
      .returning({ id: orders.id })
    if (inserted.length > 0) return
  }
  throw new Error('No free order number was found')
}
