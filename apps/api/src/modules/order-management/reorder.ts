import type { Reorder } from '@motif/contract'
import { asc, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { type OrderedItems, addOrdered } from '../carts/index.ts'
import { type Asker, findOrder, orderLines } from '../orders/index.ts'

interface ReorderRequest extends Omit<OrderedItems, 'lines' | 'key'> {
  cartId: string
  key?: string | undefined
}

/** Adds the items of an order to a cart in one step, and reports what is unavailable. */
export async function reorder(
  platform: Platform,
  orderId: string,
  asker: Asker,
  { cartId, key, take, confirmations }: ReorderRequest
): Promise<Reorder> {
  await findOrder(platform, orderId, asker)
  const lines = await platform.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const { cart, missing } = await addOrdered(platform, cartId, asker.person?.id, { lines, key, take, confirmations })
  const told = new Map(
    lines.map(({ id, name, options, quantity: wanted }) => [id, { lineId: id, name, options, wanted }] as const)
  )
  return {
    cart,
    missing: missing.flatMap((one) => {
      const line = told.get(one.lineId)
      return line ? [{ ...line, ...one }] : []
    })
  }
}
