import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { orders } from './tables.ts'

/** Moves unpaid orders of a cart to the cart it was merged into. */
export async function moveWaitingOrders(tx: Transaction, from: string, to: string): Promise<void> {
  await tx
    .update(orders)
    .set({ cartId: to })
    .where(and(eq(orders.cartId, from), eq(orders.status, 'pending')))
}
