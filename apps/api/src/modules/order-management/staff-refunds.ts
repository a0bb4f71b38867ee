import type { Order } from '@motif/contract'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { orderNotFound, orders } from '../orders/index.ts'
import { type RefundInput, refundOrder } from '../payments/index.ts'
import { viewOrder } from './view.ts'

/** Refunds an order, wholly or in part, and returns it for staff. */
export async function payBack(platform: Platform, adminId: string, wish: RefundInput): Promise<Order> {
  await refundOrder(platform, adminId, wish)
  const [order] = await platform.db.select().from(orders).where(eq(orders.id, wish.orderId))
  if (!order) throw orderNotFound()
  return viewOrder(platform, platform.db, order, false)
}
