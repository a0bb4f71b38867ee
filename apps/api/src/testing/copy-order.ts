import type { Database } from '../platform/database.ts'
import { type OrderRow, orders } from '../modules/orders/index.ts'

type Copy = Partial<Omit<OrderRow, 'buyer'>> & Pick<OrderRow, 'id' | 'number'>

/** Puts orders into the database that are like one that was placed but for what is told. */
export async function copyOrder(db: Database, order: OrderRow, copies: readonly Copy[]): Promise<void> {
  // PostgreSQL makes it of other columns.
  const { buyer: _, ...copied } = order
  await db.insert(orders).values(copies.map((copy) => ({ ...copied, ...copy })))
}
