import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type OrderEditRow, type OrderRow, openEditOf } from '../../orders/index.ts'
import { mayAskProvider } from '../refresh-payment.ts'
import { customerOf } from '../customers.ts'
import { ProviderRefused, ProviderUnreachable, isAnswered } from '../provider.ts'
import { applyPaymentEvent, syncPayment } from '../provider-events.ts'
import { currentProvider, providerNamed } from '../providers.ts'
import { type EditPaymentRow, editPayments } from '../tables.ts'

/** The chargeable part of a difference; 0 if below the provider's minimum. */
export function payableAmount(platform: Platform, difference: number): number {
  const provider = providerNamed(platform, currentProvider(platform))
  const { code } = platform.shop.currency
  const step = provider.step(code)
  const amount = Math.round(difference / step) * step
  return amount >= provider.least(code) ? amount : 0
}

/** Stores the payment of an edit, in the transaction that stores the edit. */
export async function insertEditPayment(
  platform: Platform,
  tx: Transaction,
  order: OrderRow,
  { id, difference }: OrderEditRow
): Promise<void> {
  const provider = currentProvider(platform)
  await tx.insert(editPayments).values({
    editId: id,
    orderId: order.id,
    provider,
    customer: order.customerId === null ? null : await customerOf(tx, provider, order.customerId),
    key: `edit-${id}`,
    amount: payableAmount(platform, difference),
    currency: order.currency,
    state: 'open',
    createdAt: platform.clock.now()
  })
}

export async function editPaymentOf(db: Database | Transaction, editId: string): Promise<EditPaymentRow | undefined> {
  const [payment] = await db.select().from(editPayments).where(eq(editPayments.editId, editId))
  return payment
}

/** The payment of an edit at its provider, created if needed. Concurrent calls get the same one by its key. */
async function beginEditPayment(platform: Platform, payment: EditPaymentRow): Promise<EditPaymentRow> {
  if (payment.reference !== null) return payment
  const { editId, orderId, key, amount, currency, customer } = payment
  const isOurs = and(eq(editPayments.editId, editId), isNull(editPayments.reference), eq(editPayments.key, key))
  try {
    const { reference, clientSecret } = await providerNamed(platform, payment.provider).create({
      orderId,
      amount: { amount, currency },
      customer: customer ?? undefined,
      idempotencyKey: key
    })
    await platform.db.update(editPayments).set({ reference, clientSecret }).where(isOurs)
  } catch (error) {
    if (isAnswered(error))
      await platform.db
        .update(editPayments)
        .set({ key: platform.randomId(), ...(error instanceof ProviderRefused && { customer: null }) })
        .where(isOurs)
    throw error
  }
  return (await editPaymentOf(platform.db, editId)) ?? payment
}

/** Asks the provider about an edit's payment and applies the result. */
export async function syncEditPayment(platform: Platform, editId: string): Promise<void> {
  const payment = await editPaymentOf(platform.db, editId)
  if (payment) await syncPayment(platform, payment)
}

/** Cancels the payment of a closed edit at the provider. A payment made meanwhile is refunded. */
export async function cancelEditAtProvider(platform: Platform, editId: string): Promise<void> {
  const payment = await editPaymentOf(platform.db, editId)
  if (payment?.state !== 'ending') return
  const { provider, reference } = await beginEditPayment(platform, payment)
  if (reference === null) throw new ProviderUnreachable('The payment was begun anew meanwhile', { isAnswered: false })
  const seen = await providerNamed(platform, provider).cancel(reference)
  if (seen.status === 'open')
    throw new Error(`The payment of change ${editId} is under way and cannot be cancelled yet`)
  await applyPaymentEvent(platform, seen)
}

/**
 * Creates the payment of a pending edit when the buyer views the order, and asks the provider about it. If the provider is unreachable, the page
 * shows the stored state. Returns whether it may have changed.
 */
export async function refreshEditPayment(platform: Platform, orderId: string): Promise<boolean> {
  const edit = await openEditOf(platform.db, orderId)
  const payment = edit && (await editPaymentOf(platform.db, edit.id))
  if (!payment) return false
  try {
    const begun = await beginEditPayment(platform, payment)
    const isAsked = platform.config.stripe !== undefined && mayAskProvider(platform, orderId)
    return isAsked && (await syncPayment(platform, begun)) !== 'open'
  } catch (error) {
    if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error
    platform.log.warn({ err: error, orderId }, 'the payment of a change could not be begun or asked about')
    return false
  }
}
