import type { Line, Order, OrderSummary } from '@motif/contract'
import { asc, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { lineDesign } from '../carts/lines.ts'
import { shippingNames } from '../checkout/shipping.ts'
import { payments } from '../payments/tables.ts'
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
export async function viewOrder(db: Database | Transaction, order: OrderRow, isBuyer: boolean): Promise<Order> {
  const [lines, history, paid] = [
    await linesByOrder(db, [order]),
    await db.select().from(orderHistory).where(inArray(orderHistory.orderId, [order.id])).orderBy(asc(orderHistory.id)),
    await db.select().from(payments).where(inArray(payments.orderId, [order.id]))
  ]
  const payment = isBuyer && order.status === 'pending' ? paid[0] : undefined
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    email: order.email,
    placedAt: order.placedAt.toISOString(),
    lines: lines.get(order.id) ?? [],
    totals: order.totals,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    shippingMethod: { id: order.shippingMethod, name: shippingNames[order.shippingMethod] },
    tracking: order.tracking,
    history: history.map(({ status, by, at }) => ({ status, by, at: at.toISOString() })),
    isCancellable: isCancellable(order.status),
    payment: payment?.clientSecret ? { provider: payment.provider, clientSecret: payment.clientSecret } : null
  }
}
