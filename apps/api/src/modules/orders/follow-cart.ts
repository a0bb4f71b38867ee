import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { orders } from './tables.ts'

/** Orders of one cart that wait for their payment come to be of another, which it was joined to. */
export async function moveWaitingOrders(tx: Transaction, from: string, to: string): Promise<void> {
  await tx
    .update(orders)
    .set({ cartId: to })
    .where(and(eq(orders.cartId, from), eq(orders.status, 'pending')))
}
