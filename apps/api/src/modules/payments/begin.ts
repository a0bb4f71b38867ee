import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import type { StockTransaction } from '../catalogue/index.ts'
import type { OrderRow } from '../orders/index.ts'
import { applyPayment } from './apply-payment.ts'
import { customerOf } from './customers.ts'
import { ProviderRefused, ProviderUnreachable, isAnswered } from './provider.ts'
import { currentProvider, providerNamed } from './providers.ts'
import { applyPaymentEvent } from './provider-events.ts'
import { type BegunPayment, type PaymentRow, isBegun, isCovered, payments } from './tables.ts'

/** Stores the payment of an order with its idempotency key, in the transaction that writes the order. */
export async function insertPayment(
  platform: Platform,
  tx: Transaction,
  {
    giftAmount,
    isByHand,
    ...order
  }: Pick<OrderRow, 'id' | 'customerId' | 'total' | 'currency'> & { giftAmount: number; isByHand: boolean }
): Promise<PaymentRow> {
  const provider = isByHand ? 'manual' : currentProvider(platform)
  const step = providerNamed(platform, provider).step(order.currency)
  const amount = Math.round((order.total - giftAmount) / step) * step
  const customer = order.customerId === null ? null : await customerOf(tx, provider, order.customerId)
  const [payment] = await tx
    .insert(payments)
    .values({
      orderId: order.id,
      provider,
      customer,
      key: order.id,
      amount,
      giftAmount,
      currency: order.currency,
      state: 'open',
      createdAt: platform.clock.now()
    })
    .returning()
  if (!payment) throw new Error(`The payment of order ${order.id} was not kept`)
  return payment
}

export async function paymentOf(db: Database | Transaction, orderId: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId))
  if (!payment) throw new Error(`Order ${orderId} has no payment`)
  return payment
}

/**
 * The payment at its provider, created if needed. Concurrent calls, and retries after a crash before the response was stored, get the same one: the
 * idempotency key is stored before the first call.
 */
export async function beginPayment(platform: Platform, payment: PaymentRow): Promise<BegunPayment> {
  if (isBegun(payment)) return payment
  const { orderId, key, amount, currency, customer } = payment
  if (isCovered(payment) || (amount === 0 && payment.provider !== 'test')) return beginFree(platform, payment)
  const isOurs = and(eq(payments.orderId, orderId), isNull(payments.reference))
  try {
    const { reference, clientSecret } = await providerNamed(platform, payment.provider).create({
      orderId,
      amount: { amount, currency },
      customer: customer ?? undefined,
      idempotencyKey: key
    })
    const [begun] = await platform.db
      .update(payments)
      .set({ reference, clientSecret })
      .where(and(isOurs, eq(payments.key, key)))
      .returning()
    if (begun && isBegun(begun)) return begun
  } catch (error) {
    // The payment of the old key was never used, so a new one is safe. The old one may belong to a customer the provider no longer knows.
    if (isAnswered(error))
      await platform.db
        .update(payments)
        .set({ key: platform.randomId(), ...(error instanceof ProviderRefused ? { customer: null } : undefined) })
        .where(and(isOurs, eq(payments.key, key)))
    throw error
  }
  // A concurrent call has stored it.
  const begun = await paymentOf(platform.db, orderId)
  if (!isBegun(begun)) throw new ProviderUnreachable('The payment was begun anew meanwhile', { isAnswered: false })
  return begun
}

/** A provider cannot move 0: an order fully paid by gift cards is paid at once. */
async function beginFree(platform: Platform, { orderId, amount, currency }: PaymentRow): Promise<BegunPayment> {
  const reference = `free-${orderId}`
  await platform.db.update(payments).set({ reference, clientSecret: reference }).where(eq(payments.orderId, orderId))
  await applyPaymentEvent(platform, {
    reference,
    clientSecret: reference,
    status: 'succeeded',
    isUnderWay: false,
    amount: { amount, currency },
    refunds: []
  })
  return { ...(await paymentOf(platform.db, orderId)), reference, clientSecret: reference }
}

/** Records a payment outside the shop for an order of this transaction. */
export async function settleManually(
  platform: Platform,
  tx: StockTransaction,
  { orderId, amount, currency }: PaymentRow
): Promise<void> {
  const reference = `manual-${orderId}`
  await tx.update(payments).set({ reference, clientSecret: reference }).where(eq(payments.orderId, orderId))
  const paid = { reference, clientSecret: reference, isUnderWay: false, amount: { amount, currency }, refunds: [] }
  await applyPayment(platform, tx, { ...paid, status: 'succeeded' }, { isLast: true })
}

/** Runs a provider call for a buyer, and converts its errors into refusals. */
export async function reportProviderErrors<T>(platform: Platform, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw buyersProblem(platform, error)
  }
}

function buyersProblem(platform: Platform, error: unknown): unknown {
  if (error instanceof ProviderUnreachable) {
    platform.log.warn({ err: error }, 'the payment provider could not be reached')
    return new ProblemError('provider-away', { retryAfter: 5 })
  }
  if (error instanceof ProviderRefused) {
    platform.log.error({ err: error }, 'the payment provider refused to begin a payment')
    return new ProblemError('payment-refused')
  }
  return error
}
