import { type SQL, and, eq, isNull, or, sql } from 'drizzle-orm'
import { type Caller, type Person, isAllowed } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { verifiedEmailOf } from '../accounts/index.ts'
import { isOrderKey } from './links.ts'
import { type OrderRow, orders } from './tables.ts'

/** A person's own orders, and those they placed as a guest under a verified address of theirs. */
export function ownOrders({ id }: Person): SQL | undefined {
  return or(eq(orders.customerId, id), and(isNull(orders.customerId), sql`${orders.email} = ${verifiedEmailOf(id)}`))
}

/** Who requests an order: signed in or not, with or without its key. */
export interface Asker {
  person: Caller | undefined
  key: string | undefined
}

export const orderNotFound = () => new ProblemError('order-not-found')

/**
 * Finds an order for whoever may see it; for others it does not exist. Staff do not count as its buyer, even with its key: they have their own
 * routes.
 */
export async function findOrder(
  platform: Platform,
  id: string,
  { person, key }: Asker
): Promise<{ order: OrderRow; isBuyer: boolean }> {
  const [order] = await platform.db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw orderNotFound()
  const hasKey = key !== undefined && isOrderKey(platform, id, key)
  if (hasKey && person?.role !== 'admin') return { order, isBuyer: true }
  if (!person) throw orderNotFound()
  const isOwn = (await platform.db.$count(orders, and(eq(orders.id, id), ownOrders(person)))) > 0
  if (!isOwn && !isAllowed(person, 'orders.read')) throw orderNotFound()
  return { order, isBuyer: isOwn }
}
