import type { Platform } from '../../platform/platform.ts'
import type { StockTransaction } from '../catalogue/index.ts'
import { releaseGiftCards } from '../gift-cards/index.ts'
import { type Move, type OrderRow, moveToCancelled, releaseExpired } from '../orders/index.ts'
import { giveUpEdit } from './edits/close.ts'
import { endPayment } from './enqueue.ts'

/** Releases the reservations of expired orders: stock and gift cards. Returns the number of orders. */
export const releaseUnpaid = (platform: Platform): Promise<number> => releaseExpired(platform, releaseGiftCards)

/** Cancels a locked order: returns its stock, refunds payments, releases gift cards, and cancels the open payment. */
export async function cancelLocked(
  platform: Platform,
  tx: StockTransaction,
  order: OrderRow,
  move: Omit<Move, 'to' | 'fields'>
): Promise<OrderRow> {
  await giveUpEdit(platform, tx, order)
  const cancelled = await moveToCancelled(platform, tx, order, move)
  await endPayment(platform, tx, order.id, { by: move.by, reason: move.note ?? 'Your order was cancelled.' })
  await releaseGiftCards(tx, order.id)
  return cancelled
}
