import type { Platform } from '../../platform/platform.ts'
import type { StockTransaction } from '../catalogue/index.ts'
import { type Move, type OrderRow, moveToCancelled } from '../orders/index.ts'
import { endPayment } from './enqueue.ts'

/** Cancels a locked order: its pieces go back into stock, what was paid goes back, and nobody can pay it any more. */
export async function cancelLocked(
  platform: Platform,
  tx: StockTransaction,
  order: OrderRow,
  move: Omit<Move, 'to' | 'fields'>
): Promise<OrderRow> {
  const cancelled = await moveToCancelled(platform, tx, order, move)
  await endPayment(platform, tx, order.id, { by: move.by, reason: move.note ?? 'Your order was cancelled.' })
  return cancelled
}
