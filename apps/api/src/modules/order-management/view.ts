import type { Line, LinePieces, Order, OrderSummary } from '@motif/contract'
import { memberText } from '@motif/design'
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { designHash, lineDesign } from '../carts/index.ts'
import { countOnSale } from '../catalogue/index.ts'
import { shippingName, untracked } from '../pricing/index.ts'
import { invoiceDocumentsOf } from '../invoices/index.ts'
import {
  type OrderRow,
  type PiecesByLine,
  type ShipmentRow,
  countPieces,
  historyOf,
  isCancellable,
  isSent,
  storedShipments,
  orderLines,
  sentPieces,
  shipmentOf,
  shipmentsOf,
  trackingOf,
  unsentPieces
} from '../orders/index.ts'
import { editsFor } from './edits/view.ts'
import { countPaidBack, isCovered, moneyOf, piecesPaidBackOf } from '../payments/index.ts'

const { design: _design, ...lineColumns } = getTableColumns(orderLines)
const columns = { ...lineColumns, hasDesign: sql<boolean>`${orderLines.design} is not null` }

type LineRow = Omit<typeof orderLines.$inferSelect, 'design'> & { hasDesign: boolean }

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
  design: row.hasDesign
    ? lineDesign({ ...row, contentHash: row.designHash ?? '', member: row.member ?? '' }, row.image)
    : null
})

/** Computes the design hash and team member of lines from before these were stored. */
async function withHashes(db: Database | Transaction, rows: readonly LineRow[]): Promise<LineRow[]> {
  const unknown = rows.filter(({ hasDesign, designHash: hash }) => hasDesign && hash === null).map(({ id }) => id)
  if (unknown.length === 0) return [...rows]
  const found = new Map<string, Pick<LineRow, 'designHash' | 'member'>>()
  for (const { id, design } of await db
    .select({ id: orderLines.id, design: orderLines.design })
    .from(orderLines)
    .where(inArray(orderLines.id, unknown))) {
    if (design === null) continue
    const facts = { designHash: designHash(design), member: memberText(design) }
    found.set(id, facts)
    await db.update(orderLines).set(facts).where(eq(orderLines.id, id))
  }
  return rows.map((row) => ({ ...row, ...found.get(row.id) }))
}

async function linesByOrder(db: Database | Transaction, orders: readonly OrderRow[]): Promise<Map<string, Line[]>> {
  if (orders.length === 0) return new Map()
  const currencies = new Map(orders.map(({ id, currency }) => [id, currency]))
  const rows = await db
    .select(columns)
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...currencies.keys()]))
    .orderBy(asc(orderLines.position))
  const lines = Map.groupBy(await withHashes(db, rows), ({ orderId }) => orderId)
  return new Map(
    Array.from(lines, ([id, own]) => [id, own.map((row) => lineOf(row, currencies.get(id) ?? ''))] as const)
  )
}

/** Pieces of an order that are not sent yet; none of an ended one. */
const unsentIn = (
  { status }: OrderRow,
  lines: readonly Line[],
  shipments: readonly ShipmentRow[],
  paidBack: PiecesByLine
): LinePieces[] =>
  status === 'cancelled' || status === 'refunded' ? [] : unsentPieces(lines, sentPieces(shipments), paidBack)

function sentIn(shipments: readonly ShipmentRow[], unsent: readonly LinePieces[]): OrderSummary['sent'] {
  const pieces = countPieces(shipments.filter(isSent).flatMap(({ lines }) => lines))
  const left = countPieces(unsent)
  return pieces > 0 && left > 0 ? { pieces, of: pieces + left } : null
}

export async function summariesOf(db: Database | Transaction, orders: readonly OrderRow[]): Promise<OrderSummary[]> {
  const lines = await linesByOrder(db, orders)
  const shipments = await storedShipments(
    db,
    orders.map(({ id }) => id)
  )
  const paidBack = await piecesPaidBackOf(db, [...shipments.keys()])
  const unsentOf = (order: OrderRow) =>
    unsentIn(order, lines.get(order.id) ?? [], shipments.get(order.id) ?? [], paidBack.get(order.id) ?? new Map())
  return orders.map((order) => ({
    id: order.id,
    number: order.number,
    status: order.status,
    placedAt: order.placedAt.toISOString(),
    lines: lines.get(order.id) ?? [],
    tracking: trackingOf(order),
    sent: sentIn(shipments.get(order.id) ?? [], unsentOf(order)),
    isCancellable: isCancellable(order.status),
    total: { amount: order.total, currency: order.currency }
  }))
}

/** An order with all details. Only the buyer gets the payment, while it is pending. */
export async function viewOrder(
  platform: Pick<Platform, 'secret' | 'config' | 'shop'>,
  db: Database | Transaction,
  order: OrderRow,
  isBuyer: boolean
): Promise<Order> {
  const { id, currency } = order
  const lines = (await linesByOrder(db, [order])).get(id) ?? []
  const history = await historyOf(db, id)
  const shipments = await shipmentsOf(db, order)
  const { payment: paid, refunds: paidBack } = await moneyOf(db, id)
  const unsent = unsentIn(order, lines, shipments, countPaidBack(paidBack))
  const documents = await invoiceDocumentsOf(platform, db, id)
  const onSale = await countOnSale(
    db,
    lines.map(({ variantId }) => variantId)
  )
  const payment = isBuyer && order.status === 'pending' ? paid : undefined
  const edits = await editsFor(platform, db, order, documents.edits, isBuyer)
  return {
    id,
    number: order.number,
    status: order.status,
    email: order.email,
    placedAt: order.placedAt.toISOString(),
    lines,
    totals: order.totals,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    shippingMethod: {
      id: order.shippingMethod,
      name: shippingName(order),
      ...untracked(platform.shop, order.shippingMethod)
    },
    deliveryBy: order.deliveryBy,
    tracking: trackingOf(order),
    shipments: shipments.filter(isSent).map(shipmentOf),
    unsent,
    sent: sentIn(shipments, unsent),
    history: history.map(({ status, by, at, note }) => ({ status, by, at: at.toISOString(), note })),
    giftNote: order.giftNote,
    refunds: paidBack.map(({ id: refundId, amount, reason, at, state }) => ({
      id: refundId,
      amount: { amount, currency },
      reason,
      at: at.toISOString(),
      state: state === 'done' ? 'done' : 'pending',
      creditNote: documents.creditNotes.get(refundId) ?? null
    })),
    refunded: { amount: paidBack.reduce((sum, { amount }) => sum + amount, 0), currency },
    invoice: documents.invoice,
    isCancellable: isBuyer && isCancellable(order.status),
    isReorderable: onSale > 0,
    payment:
      payment?.clientSecret && payment.provider !== 'manual' && !isCovered(payment)
        ? { provider: payment.provider, clientSecret: payment.clientSecret }
        : null,
    ...(paid?.provider === 'manual' && { isPaidByHand: true }),
    ...(edits && { edits })
  }
}
