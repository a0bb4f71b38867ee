import type { RefundRequest } from '@motif/contract'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type OrderRow, lockOrder, orderLines } from '../orders/index.ts'
import { audit } from '../audit/index.ts'
import { enqueueRefund, lockPayment, refundable } from './enqueue.ts'
import { ProviderUnreachable } from './provider.ts'
import { providerNamed } from './providers.ts'
import { type RefundParts, costOf, piecesBack } from './refund-amounts.ts'
import { carryOut } from './refunds.ts'
import { moneyIn } from './sums.ts'
import { type PaymentRow, type RefundRow, refunds } from './tables.ts'

export interface RefundInput {
  orderId: string
  /** Idempotency key. */
  key: string
  request: RefundRequest
}

const orderNotFound = () => new ProblemError('order-unknown')

/**
 * Refunds an order, wholly or in part. The refund is stored first; if the provider is unreachable it stays due and is retried. Refunds of one order
 * are serialised, so they never exceed what was paid.
 */
export async function refundOrder(platform: Platform, adminId: string, wish: RefundInput): Promise<void> {
  const { id } = await platform.db.transaction((tx) => keepRefund(platform, tx, adminId, wish))
  try {
    await carryOut(platform, id)
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    platform.log.warn({ err: error, refundId: id }, 'a refund waits for the payment provider')
  }
  const [refund] = await platform.db.select().from(refunds).where(eq(refunds.id, id))
  if (refund?.state === 'failed') throw new ProblemError('refund-refused')
}

async function keepRefund(
  platform: Platform,
  tx: Transaction,
  adminId: string,
  { orderId, key, request }: RefundInput
): Promise<RefundRow> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const order = await lockOrder(tx, orderId)
  if (!order) throw orderNotFound()
  const [known] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.key, key)))
  if (known && known.requestHash !== requestHash) throw new ProblemError('refund-sent-differently')
  if (known) return known
  const payment = await lockPayment(tx, orderId)
  if (payment?.state !== 'succeeded') throw new ProblemError('nothing-paid')
  const parts: RefundParts = { lines: request.lines, withShipping: request.shipping }
  const amount = movable(
    platform,
    payment,
    request.amount ?? (await costOfParts(tx, order, payment, parts)),
    await refundable(tx, payment)
  )
  const { reason, restock } = request
  await audit(platform, tx, { adminId, action: 'order.refund', subject: orderId, change: { ...request, amount } })
  return enqueueRefund(platform, tx, payment, {
    lines: [...parts.lines],
    withShipping: parts.withShipping,
    key,
    requestHash,
    amount,
    reason,
    by: 'shop',
    isRestocking: restock
  })
}

const at = (pointer: string) => ({ errors: [{ pointer }] })

/** The amount of lines and delivery not refunded yet. */
async function costOfParts(tx: Transaction, order: OrderRow, payment: PaymentRow, parts: RefundParts): Promise<number> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const earlier = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), ne(refunds.state, 'failed'), isNull(refunds.editId)))
  for (const [index, { lineId, quantity }] of parts.lines.entries()) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line)
      throw new ProblemError('line-not-in-order', {
        errors: [{ pointer: `/lines/${index}/lineId`, reason: 'line-unknown' }]
      })
    const left = line.quantity - piecesBack(earlier, lineId)
    if (quantity > left) {
      const [item, member] = [line.name, at(`/lines/${index}/quantity`)]
      throw left === 0
        ? new ProblemError('line-refunded', { params: { item }, ...member })
        : new ProblemError('line-refunded-in-part', { params: { item, left }, ...member })
    }
  }
  if (parts.withShipping && earlier.some(({ withShipping }) => withShipping))
    throw new ProblemError('delivery-refunded', at('/shipping'))
  const isTaxAdded = (order.totals.tax?.amount ?? 0) > 0
  return costOf({ total: (await moneyIn(tx, payment)).sold, isTaxAdded, lines }, parts, earlier)
}

/** Validates that an amount is refundable and in the provider's units. */
function movable(platform: Platform, { provider, currency }: PaymentRow, amount: number, left: number): number {
  const { code, decimals } = platform.shop.currency
  if (amount > left)
    throw left === 0
      ? new ProblemError('everything-refunded', at('/amount'))
      : new ProblemError('refund-over-rest', { params: { rest: left, currency: code, decimals }, ...at('/amount') })
  const step = providerNamed(platform, provider).step(currency)
  const rounded = Math.min(left, Math.round(amount / step) * step)
  if (rounded <= 0) throw new ProblemError('refund-of-nothing', at('/lines'))
  return rounded
}
