import type { Database } from '../platform/database.ts'
import { type OrderRow, orders } from '../modules/orders/index.ts'

type Copy = Partial<Omit<OrderRow, 'buyer'>> & Pick<OrderRow, 'id' | 'number'>

/** Inserts copies of an order with the given changes. */
export async function copyOrder(db: Database, order: OrderRow, copies: readonly Copy[]): Promise<void> {
  // A generated column.
  const { buyer: _, ...copied } = order
  await db.insert(orders).values(copies.map((copy) => ({ ...copied, ...copy })))
}
