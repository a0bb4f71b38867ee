import type { Line, Order, OrderSummary } from '@motif/contract'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { lineDesign } from '../carts/lines.ts'
import { variants } from '../catalogue/tables.ts'
import { shippingNames } from '../checkout/shipping.ts'
import { papersOf } from '../invoices/papers.ts'
import { payments, refunds } from '../payments/tables.ts'
import type { OrderRow } from './moves.ts'
import { isCancellable } from './statuses.ts'
import { orderHistory, orderLines } from './tables.ts'

type LineRow = typeof orderLines.$inferSelect

const lineOf = (row: LineRow, currency: string): Line => ({
  id: row.id,
  variantId: row.variantId,
  productSlug: row.productSlug,
  name: row.name,
  sku: row.sku,
  options: row.options,
  quantity: row.quantity,
  unitPrice: { amount: row.unitPrice, currency },
  total: { amount: row.total, currency },
  image: row.image,
  design: lineDesign(row.design, row.designId, row.image)
})

async function linesByOrder(db: Database | Transaction, orders: readonly OrderRow[]): Promise<Map<string, Line[]>> {
  const currencies = new Map(orders.map(({ id, currency }) => [id, currency]))
  const rows = orders.length === 0 ? [] : await db.select().from(orderLines).where(inArray(orderLines.orderId, [...currencies.keys()])).orderBy(asc(orderLines.position))
  const lines = new Map<string, Line[]>()
  for (const row of rows) lines.set(row.orderId, [...(lines.get(row.orderId) ?? []), lineOf(row, currencies.get(row.orderId) ?? '')])
  return lines
}

export async function summariesOf(db: Database | Transaction, orders: readonly OrderRow[]): Promise<OrderSummary[]> {
  const lines = await linesByOrder(db, orders)
  return orders.map((order) => ({
    id: order.id,
    number: order.number,
    status: order.status,
    placedAt: order.placedAt.toISOString(),
    lines: lines.get(order.id) ?? [],
    tracking: order.tracking,
    isCancellable: isCancellable(order.status),
    total: { amount: order.total, currency: order.currency }
  }))
}

/** An order with all there is to tell. The payment is for the buyer only, while it waits. */
export async function viewOrder(platform: Pick<Platform, 'secret'>, db: Database | Transaction, order: OrderRow, isBuyer: boolean): Promise<Order> {
  const { id, currency } = order
  const [lines, history, paid, paidBack, papers, sold] = [
    await linesByOrder(db, [order]),
    await db.select().from(orderHistory).where(eq(orderHistory.orderId, id)).orderBy(asc(orderHistory.id)),
    await db.select().from(payments).where(eq(payments.orderId, id)),
    await db.select().from(refunds).where(and(eq(refunds.orderId, id), ne(refunds.state, 'failed'))).orderBy(asc(refunds.at), asc(refunds.id)),
    await papersOf(platform, db, id),
    await db.$count(variants, and(eq(variants.isWithdrawn, false), inArray(variants.id, db.select({ id: orderLines.variantId }).from(orderLines).where(eq(orderLines.orderId, id)))))
  ]
  const payment = isBuyer && order.status === 'pending' ? paid[0] : undefined
  return {
    id,
    number: order.number,
    status: order.status,
    email: order.email,
    placedAt: order.placedAt.toISOString(),
    lines: lines.get(id) ?? [],
    totals: order.totals,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    shippingMethod: { id: order.shippingMethod, name: shippingNames[order.shippingMethod] },
    tracking: order.tracking,
    history: history.map(({ status, by, at, note }) => ({ status, by, at: at.toISOString(), note })),
    giftNote: order.giftNote,
    refunds: paidBack.map(({ id: refundId, amount, reason, at, state }) => ({
      id: refundId,
      amount: { amount, currency },
      reason,
      at: at.toISOString(),
      state: state === 'done' ? 'done' : 'pending',
      creditNote: papers.creditNotes.get(refundId) ?? null
    })),
    refunded: { amount: paidBack.reduce((sum, { amount }) => sum + amount, 0), currency },
    invoice: papers.invoice,
    isCancellable: isBuyer && isCancellable(order.status),
    isReorderable: sold > 0,
    payment: payment?.clientSecret ? { provider: payment.provider, clientSecret: payment.clientSecret } : null
  }
}
