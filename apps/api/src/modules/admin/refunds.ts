import type { Order, RefundRequest } from '@motif/contract'
import { and, eq, ne } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { moneyText } from '../checkout/money-text.ts'
import { lockOrder } from '../orders/moves.ts'
import { type OrderRow, orderLines, orders } from '../orders/tables.ts'
import { viewOrder } from '../orders/view.ts'
import { lockPayment, oweRefund, refundable } from '../payments/owed.ts'
import { ProviderUnreachable } from '../payments/provider.ts'
import { providerNamed } from '../payments/providers.ts'
import { type RefundParts, costOf, piecesBack } from '../payments/refund-amounts.ts'
import { carryOut } from '../payments/refunds.ts'
import { type PaymentRow, type RefundRow, refunds } from '../payments/tables.ts'
import { audit } from './audit.ts'

export interface RefundWish {
  orderId: string
  /** The same key is the same refund. */
  key: string
  request: RefundRequest
}

const nothing = () => new ProblemError('not-found', { detail: 'There is no such order.' })

/**
 * Pays an order back, wholly or in part. The refund is written down first; where the provider cannot be reached it
 * stays due and is tried again. Refunds of one order wait for each other, so that together they never exceed what was paid.
 */
export async function refundOrder(platform: Platform, adminId: string, wish: RefundWish): Promise<Order> {
  const { id } = await platform.db.transaction((tx) => keepRefund(platform, tx, adminId, wish))
  try {
    await carryOut(platform, id)
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    platform.log.warn({ err: error, refundId: id }, 'a refund waits for the payment provider')
  }
  const [refund] = await platform.db.select().from(refunds).where(eq(refunds.id, id))
  if (refund?.state === 'failed') throw new ProblemError('conflict', { detail: 'The payment provider refused to pay this back. Its dashboard says why.' })
  const [order] = await platform.db.select().from(orders).where(eq(orders.id, wish.orderId))
  if (!order) throw nothing()
  return viewOrder(platform, platform.db, order, false)
}

async function keepRefund(platform: Platform, tx: Transaction, adminId: string, { orderId, key, request }: RefundWish): Promise<RefundRow> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const order = await lockOrder(tx, orderId)
  if (!order) throw nothing()
  const [known] = await tx.select().from(refunds).where(and(eq(refunds.orderId, orderId), eq(refunds.key, key)))
  if (known && known.requestHash !== requestHash) throw new ProblemError('idempotency-conflict', { detail: 'This refund was already sent with other details. Start it again.' })
  if (known) return known
  const payment = await lockPayment(tx, orderId)
  if (payment?.state !== 'succeeded') throw new ProblemError('conflict', { detail: 'Nothing has been paid for this order, so nothing can be paid back.' })
  const parts: RefundParts = { lines: request.lines, withShipping: request.shipping }
  const amount = movable(platform, payment, request.amount ?? (await costOfParts(tx, order, payment, parts)), await refundable(tx, payment))
  const { reason, restock } = request
  await audit(platform, tx, { adminId, action: 'order.refund', subject: orderId, change: { ...request, amount } })
  return oweRefund(platform, tx, payment, { lines: [...parts.lines], withShipping: parts.withShipping, key, requestHash, amount, reason, by: 'shop', isRestocking: restock })
}

const refuse = (pointer: string, detail: string) => new ProblemError('conflict', { detail, errors: [{ pointer, detail }] })

/** What lines and delivery cost that have not gone back yet. */
async function costOfParts(tx: Transaction, order: OrderRow, payment: PaymentRow, parts: RefundParts): Promise<number> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const earlier = await tx.select().from(refunds).where(and(eq(refunds.orderId, order.id), ne(refunds.state, 'failed')))
  for (const [index, { lineId, quantity }] of parts.lines.entries()) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) throw new ProblemError('invalid-input', { detail: 'This line is not in the order.', errors: [{ pointer: `/lines/${index}/lineId`, detail: 'no such line' }] })
    const left = line.quantity - piecesBack(earlier, lineId)
    if (quantity > left) throw refuse(`/lines/${index}/quantity`, left === 0 ? `All of ${line.name} is paid back already.` : `Only ${left} of ${line.name} can still be paid back.`)
  }
  if (parts.withShipping && earlier.some(({ withShipping }) => withShipping)) throw refuse('/shipping', 'Delivery is paid back already.')
  const isTaxAdded = (order.totals.tax?.amount ?? 0) > 0
  return costOf({ total: payment.amount, isTaxAdded, lines }, parts, earlier)
}

/** An amount the provider can move and that is left to pay back. */
function movable(platform: Platform, { provider, currency }: PaymentRow, amount: number, left: number): number {
  if (amount > left) throw refuse('/amount', left === 0 ? 'Everything that was paid is on its way back already.' : `At most ${moneyText(platform.shop, left)} can still be paid back.`)
  const step = providerNamed(platform, provider).step(currency)
  const rounded = Math.min(left, Math.round(amount / step) * step)
  if (rounded <= 0) throw refuse('/lines', 'Nothing was paid for this, so nothing can be paid back.')
  return rounded
}
