import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { ProblemError } from '../../platform/problem.ts'
import { carts } from './tables.ts'

export type CartRow = typeof carts.$inferSelect

const cartNotFound = () => new ProblemError('cart-not-found')

async function readCart(db: Database | Transaction, id: string, lock: boolean): Promise<CartRow> {
  const query = db.select().from(carts).where(eq(carts.id, id))
  const [cart] = await (lock ? query.for('no key update') : query)
  if (!cart) throw cartNotFound()
  return cart
}

/**
 * The cart of an id, for whoever may use it: a guest's for all who know its id, a customer's for them alone. For others it does not exist. A merged
 * cart redirects to the cart that has its lines.
 */
export async function openCart(
  db: Database | Transaction,
  id: string,
  personId: string | undefined,
  lock = false
): Promise<CartRow> {
  const cart = await readCart(db, id, lock)
  if (cart.customerId !== null && cart.customerId !== personId) throw cartNotFound()
  return cart.mergedInto === null ? cart : openCart(db, cart.mergedInto, personId, lock)
}
