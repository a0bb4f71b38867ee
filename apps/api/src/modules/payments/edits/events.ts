import { eq } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import type { StockTransaction } from '../../catalogue/index.ts'
import { type OrderRow, findEdit, lockOrder, mailOrder, addHistoryEntry } from '../../orders/index.ts'
import { insertRefund, lockPayment } from '../enqueue.ts'
import type { ProviderPayment } from '../provider.ts'
import { noteRefunds } from '../refunds.ts'
import { type EditPaymentRow, editPayments } from '../tables.ts'
import { applyEdit } from './apply.ts'
import { closeEdit } from './close.ts'

/** Applies the provider's state of an edit's payment. Idempotent, like `applyPayment`. */
export async function applyEditPayment(platform: Platform, tx: StockTransaction, seen: ProviderPayment): Promise<void> {
  const ofReference = eq(editPayments.reference, seen.reference)
  const [found] = await tx.select({ orderId: editPayments.orderId }).from(editPayments).where(ofReference)
  const order = found && (await lockOrder(tx, found.orderId))
  const [payment] = await tx.select().from(editPayments).where(ofReference).for('no key update')
  if (!order || !payment) return
  if (seen.status === 'succeeded' && payment.state !== 'succeeded')
    await book(platform, tx, order, payment, seen.amount.amount)
  if (seen.status === 'cancelled' && payment.state !== 'cancelled') {
    await tx.update(editPayments).set({ state: 'cancelled' }).where(ofReference)
    const edit = await findEdit(tx, payment.editId)
    if (edit?.state === 'open') await closeEdit(platform, tx, edit, 'expired')
  }
  if (seen.refunds.length > 0) await noteRefunds(platform, tx, payment, seen.refunds)
}

/** Books a received difference: the edit is applied, or the money is refunded automatically. */
async function book(
  platform: Platform,
  tx: StockTransaction,
  order: OrderRow,
  { editId, amount, reference }: EditPaymentRow,
  received: number
): Promise<void> {
  if (received !== amount) {
    platform.log.error({ editId, reference, received, expected: amount }, 'a payment of another amount was reported')
    return
  }
  await tx.update(editPayments).set({ state: 'succeeded' }).where(eq(editPayments.editId, editId))
  const edit = await findEdit(tx, editId)
  if (edit?.state === 'open' && order.status === 'paid') {
    await applyEdit(platform, tx, order, edit)
    return
  }
  const reason = 'Your payment came after the change of your order had been given up.'
  const own = await lockPayment(tx, order.id)
  if (!own) throw new Error(`Order ${order.id} has no payment`)
  await insertRefund(platform, tx, own, {
    key: `late-${editId}`,
    amount,
    reason,
    by: 'payment',
    editId,
    toEditPayment: editId
  })
  await addHistoryEntry(platform, tx, order, { by: 'payment', note: reason })
  await mailOrder(platform, tx, order, reason, {
    mail: 'order-partly-refunded',
    refunded: { amount, currency: order.currency }
  })
}
