import type { LinePieces, OrderShipment, Tracking } from '@motif/contract'
import { type SQL, and, asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { lastStage } from './history.ts'
import {
  type OrderRow,
  type OrderTracking,
  orderHistory,
  orderLines,
  orderShipmentLines,
  orderShipments,
  orders
} from './tables.ts'

export type ShipmentRow = typeof orderShipments.$inferSelect & { lines: LinePieces[] }

/** Pieces by line id. */
export type PiecesByLine = ReadonlyMap<string, number>

const shipmentRows = async (db: Database | Transaction, which: SQL): Promise<ShipmentRow[]> => {
  const rows = await db.select().from(orderShipments).where(which).orderBy(asc(orderShipments.position))
  if (rows.length === 0) return []
  const lines = Map.groupBy(
    await db
      .select()
      .from(orderShipmentLines)
      .innerJoin(orderLines, eq(orderLines.id, orderShipmentLines.lineId))
      .where(
        inArray(
          orderShipmentLines.shipmentId,
          rows.map(({ id }) => id)
        )
      )
      .orderBy(asc(orderLines.position)),
    ({ order_shipment_lines: { shipmentId } }) => shipmentId
  )
  return rows.map((row) => ({
    ...row,
    lines: (lines.get(row.id) ?? []).map(({ order_shipment_lines: { lineId, quantity } }) => ({ lineId, quantity }))
  }))
}

/** Stored shipments of orders, oldest first, voided ones included. */
export async function storedShipments(
  db: Database | Transaction,
  orderIds: readonly string[]
): Promise<Map<string, ShipmentRow[]>> {
  if (orderIds.length === 0) return new Map()
  return Map.groupBy(await shipmentRows(db, inArray(orderShipments.orderId, [...orderIds])), ({ orderId }) => orderId)
}

/**
 * Shipments of an order, oldest first, voided ones included. An order sent before shipments were stored has one virtual shipment of all pieces,
 * with the order's id.
 */
export async function shipmentsOf(db: Database | Transaction, order: OrderRow): Promise<ShipmentRow[]> {
  const kept = await shipmentRows(db, eq(orderShipments.orderId, order.id))
  if (kept.length > 0) return kept
  const [sent] = await db
    .select({ at: orderHistory.at })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, order.id), inArray(orderHistory.status, ['shipped', 'delivered'])))
    .orderBy(asc(orderHistory.id))
    .limit(1)
  if (!sent) return []
  const lines = await linesOf(db, order.id)
  return [
    {
      id: order.id,
      orderId: order.id,
      position: 0,
      key: 'whole',
      requestHash: '',
      tracking: trackingOf(order),
      note: null,
      at: sent.at,
      voidedAt: null,
      voidReason: null,
      lines: lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }))
    }
  ]
}

const linesOf = (db: Database | Transaction, orderId: string) =>
  db
    .select({ id: orderLines.id, name: orderLines.name, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))

export const isSent = ({ voidedAt }: ShipmentRow): boolean => voidedAt === null

export const shipmentOf = ({ id, at, tracking, note, lines }: ShipmentRow): OrderShipment => ({
  id,
  at: at.toISOString(),
  tracking,
  note,
  lines
})

export function sentPieces(shipments: readonly ShipmentRow[]): PiecesByLine {
  const sent = new Map<string, number>()
  for (const { lineId, quantity } of shipments.filter(isSent).flatMap(({ lines }) => lines))
    sent.set(lineId, (sent.get(lineId) ?? 0) + quantity)
  return sent
}

/** Pieces not sent yet. Refunded pieces are taken from the unsent ones first. */
export const unsentPieces = (
  lines: readonly { id: string; quantity: number }[],
  sent: PiecesByLine,
  paidBack: PiecesByLine
): LinePieces[] =>
  lines.flatMap(({ id, quantity }) => {
    const left = quantity - (sent.get(id) ?? 0) - (paidBack.get(id) ?? 0)
    return left > 0 ? [{ lineId: id, quantity: left }] : []
  })

export const countPieces = (pieces: Iterable<LinePieces>): number =>
  [...pieces].reduce((sum, { quantity }) => sum + quantity, 0)

/** Sent and unsent pieces of a locked order. */
export async function shipmentState(tx: Transaction, order: OrderRow, paidBack: PiecesByLine) {
  const [lines, shipments, stage] = [
    await linesOf(tx, order.id),
    await shipmentsOf(tx, order),
    await lastStage(tx, order.id)
  ]
  return { lines, shipments, stage, unsent: unsentPieces(lines, sentPieces(shipments), paidBack) }
}

/** Stores a shipment of a locked order. */
export async function insertShipment(tx: Transaction, { lines, ...shipment }: ShipmentRow): Promise<void> {
  await tx.insert(orderShipments).values(shipment)
  await tx.insert(orderShipmentLines).values(lines.map((line) => ({ ...line, shipmentId: shipment.id })))
}

/** Changes a shipment of a locked order; a virtual one is stored first. */
export async function changeShipment(
  tx: Transaction,
  shipment: ShipmentRow,
  change: Partial<Pick<ShipmentRow, 'tracking' | 'voidedAt' | 'voidReason'>>
): Promise<void> {
  if (shipment.id === shipment.orderId && (await tx.$count(orderShipments, eq(orderShipments.id, shipment.id))) === 0)
    await insertShipment(tx, shipment)
  await tx.update(orderShipments).set(change).where(eq(orderShipments.id, shipment.id))
}

export const shipmentByKey = async (tx: Transaction, orderId: string, key: string) => {
  const [row] = await tx
    .select({ id: orderShipments.id, requestHash: orderShipments.requestHash })
    .from(orderShipments)
    .where(and(eq(orderShipments.orderId, orderId), eq(orderShipments.key, key)))
  return row
}

/** Tracking data stored with the order. */
function trackingIn(shipments: readonly ShipmentRow[]): OrderTracking | null {
  const tracked = shipments.filter(isSent).flatMap(({ tracking }) => (tracking === null ? [] : [tracking]))
  const newest = tracked.at(-1)
  if (!newest) return null
  return tracked.length > 1 ? { ...newest, numbers: tracked.map(({ number }) => number).join(', ') } : newest
}

/** Tracking of the newest shipment. */
export const trackingOf = ({ tracking }: Pick<OrderRow, 'tracking'>): Tracking | null =>
  tracking && { carrier: tracking.carrier, number: tracking.number, url: tracking.url }

/** Updates the tracking data of a locked order. */
export async function updateTracking(tx: Transaction, order: OrderRow): Promise<OrderRow> {
  const [changed] = await tx
    .update(orders)
    .set({ tracking: trackingIn(await shipmentsOf(tx, order)) })
    .where(eq(orders.id, order.id))
    .returning()
  if (!changed) throw new Error(`Order ${order.id} is gone`)
  return changed
}
