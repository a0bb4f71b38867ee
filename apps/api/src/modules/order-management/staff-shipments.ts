import type { LinePieces, Order, ShipmentRequest, Tracking } from '@motif/contract'
import { createHash } from 'node:crypto'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { mustNotBeHeld } from '../moderation/index.ts'
import {
  type OrderRow,
  type ShipmentRow,
  changeShipment,
  insertShipment,
  isSent,
  lockOrder,
  mailOrder,
  moveOrder,
  moveToProductionAgain,
  shipmentByKey,
  shipmentState,
  updateTracking
} from '../orders/index.ts'
import { piecesPaidBack } from '../payments/index.ts'
import { viewOrder } from './view.ts'

/** Largest number of shipments per order, voided ones included. */
const shipmentsMax = 100

interface Parcel {
  key: string
  requestHash: string
  /** Undefined for all remaining pieces. */
  lines?: ShipmentRequest['lines'] | undefined
  tracking: Tracking | null
  note?: string | undefined
}

/**
 * Sends pieces of a locked order and mails the customer. Once nothing remains, the order is shipped. Refused with `order-not-movable`,
 * `line-not-in-order`, `pieces-not-left` and `order-shipments-full`.
 */
export async function sendParcel(
  platform: Platform,
  tx: Transaction,
  order: OrderRow,
  { key, requestHash, lines, tracking, note }: Parcel
): Promise<{ order: OrderRow; shipmentId: string }> {
  const state = await shipmentState(tx, order, await piecesPaidBack(tx, order.id))
  const chosen = lines ?? state.unsent
  const isEnded = order.status === 'cancelled' || order.status === 'refunded'
  const isUnderWay = state.stage === 'in_production' || (state.stage === 'shipped' && state.unsent.length > 0)
  if (isEnded || !isUnderWay || chosen.length === 0)
    throw new ProblemError('order-not-movable', { params: { from: order.status, to: 'shipped' } })
  if (state.shipments.length >= shipmentsMax)
    throw new ProblemError('order-shipments-full', { params: { count: shipmentsMax } })
  mustBeLeft(state, chosen)
  await mustNotBeHeld(
    tx,
    chosen.map(({ lineId }) => lineId)
  )
  const rest = without(state.unsent, chosen)
  const isLast = rest.length === 0 && order.status !== 'shipped'
  const shipment: ShipmentRow = {
    id: platform.randomId(12),
    orderId: order.id,
    position: state.shipments.length,
    key,
    requestHash,
    tracking,
    // The last shipment changes the status, and the note belongs to that step.
    note: isLast ? null : (note ?? null),
    at: platform.clock.now(),
    voidedAt: null,
    voidReason: null,
    lines: [...chosen]
  }
  await insertShipment(tx, shipment)
  const sent = await updateTracking(tx, order)
  const isWhole = rest.length === 0 && !state.shipments.some(isSent)
  const parcel = isWhole ? undefined : { tracking, lines: chosen, rest }
  if (isLast) {
    const by = { by: 'shop', ...(note === undefined ? undefined : { note }) } as const
    return {
      order: await moveOrder(platform, tx, sent, { to: 'shipped', ...by, news: { parcel } }),
      shipmentId: shipment.id
    }
  }
  const mail = rest.length === 0 ? 'order-shipped' : 'order-part-shipped'
  await mailOrder(platform, tx, sent, note, { mail, parcel })
  return { order: sent, shipmentId: shipment.id }
}

function mustBeLeft(
  { lines, unsent }: Pick<Awaited<ReturnType<typeof shipmentState>>, 'lines' | 'unsent'>,
  chosen: readonly LinePieces[]
): void {
  for (const [index, { lineId, quantity }] of chosen.entries()) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line)
      throw new ProblemError('line-not-in-order', {
        errors: [{ pointer: `/lines/${index}/lineId`, reason: 'line-unknown' }]
      })
    const left = unsent.find((one) => one.lineId === lineId)?.quantity ?? 0
    if (quantity > left)
      throw new ProblemError('pieces-not-left', {
        params: { item: line.name, left },
        errors: [{ pointer: `/lines/${index}/quantity` }]
      })
  }
}

const without = (unsent: readonly LinePieces[], chosen: readonly LinePieces[]): LinePieces[] =>
  unsent.flatMap(({ lineId, quantity }) => {
    const left = quantity - (chosen.find((one) => one.lineId === lineId)?.quantity ?? 0)
    return left > 0 ? [{ lineId, quantity: left }] : []
  })

/** Changes a locked order and returns it for staff. */
async function withOrder(
  platform: Platform,
  orderId: string,
  work: (tx: Transaction, order: OrderRow) => Promise<OrderRow>
): Promise<Order> {
  const changed = await platform.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new ProblemError('order-unknown')
    return work(tx, order)
  })
  return viewOrder(platform, platform.db, changed, false)
}

export interface ShipmentInput {
  orderId: string
  /** Idempotency key. */
  key: string
  request: ShipmentRequest
}

/** Sends a shipment. The lock on the order ensures that shipments never exceed what was ordered. */
export const shipOrder = (
  platform: Platform,
  adminId: string,
  { orderId, key, request }: ShipmentInput
): Promise<Order> =>
  withOrder(platform, orderId, async (tx, order) => {
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
    const known = await shipmentByKey(tx, orderId, key)
    if (known && known.requestHash !== requestHash) throw new ProblemError('shipment-sent-differently')
    if (known) return order
    const { order: moved, shipmentId } = await sendParcel(platform, tx, order, { key, requestHash, ...request })
    const { lines, tracking, note = null } = request
    await audit(platform, tx, {
      adminId,
      action: 'order.ship',
      subject: orderId,
      change: { shipment: shipmentId, lines, tracking, note, from: order.status, to: moved.status }
    })
    return moved
  })

/** A shipment of a locked order. Refused with `shipment-not-found`. */
async function parcelOf(tx: Transaction, order: OrderRow, shipmentId: string) {
  const state = await shipmentState(tx, order, await piecesPaidBack(tx, order.id))
  const shipment = state.shipments.find(({ id }) => id === shipmentId)
  if (!shipment) throw new ProblemError('shipment-not-found')
  return { ...state, shipment }
}

const isSame = (one: Tracking | null, other: Tracking | null): boolean =>
  one?.carrier === other?.carrier && one?.number === other?.number && one?.url === other?.url

/**
 * Corrects the tracking of a shipment and mails the buyer unless it has arrived. An identical correction has no effect. Refused with
 * `shipment-voided`.
 */
export const correctShipment = (
  platform: Platform,
  adminId: string,
  { orderId, shipmentId, tracking }: { orderId: string; shipmentId: string; tracking: Tracking | null }
): Promise<Order> =>
  withOrder(platform, orderId, async (tx, order) => {
    const { shipment, unsent: rest } = await parcelOf(tx, order, shipmentId)
    if (!isSent(shipment)) throw new ProblemError('shipment-voided')
    if (isSame(shipment.tracking, tracking)) return order
    await changeShipment(tx, shipment, { tracking })
    const corrected = await updateTracking(tx, order)
    await audit(platform, tx, {
      adminId,
      action: 'order.correct-shipment',
      subject: orderId,
      change: { shipment: shipmentId, from: { tracking: shipment.tracking }, to: { tracking } }
    })
    if (order.status !== 'delivered')
      await mailOrder(platform, tx, corrected, undefined, {
        mail: 'order-parcel-corrected',
        parcel: { tracking, lines: shipment.lines, rest }
      })
    return corrected
  })

/**
 * Voids a shipment sent by mistake while its order is in transit, and mails the buyer the reason. Repeated calls have no effect. Refused with
 * `shipment-final`.
 */
export const voidShipment = (
  platform: Platform,
  adminId: string,
  { orderId, shipmentId, reason }: { orderId: string; shipmentId: string; reason: string }
): Promise<Order> =>
  withOrder(platform, orderId, async (tx, order) => {
    const { shipment, stage } = await parcelOf(tx, order, shipmentId)
    if (!isSent(shipment)) return order
    const isEnded = order.status === 'cancelled' || order.status === 'refunded'
    if (isEnded || (stage !== 'in_production' && stage !== 'shipped')) throw new ProblemError('shipment-final')
    await changeShipment(tx, shipment, { voidedAt: platform.clock.now(), voidReason: reason })
    const moved = await moveToProductionAgain(platform, tx, await updateTracking(tx, order), reason)
    await audit(platform, tx, {
      adminId,
      action: 'order.void-shipment',
      subject: orderId,
      change: {
        shipment: shipmentId,
        lines: shipment.lines,
        tracking: shipment.tracking,
        reason,
        from: order.status,
        to: moved.status
      }
    })
    const { unsent } = await shipmentState(tx, moved, await piecesPaidBack(tx, orderId))
    await mailOrder(platform, tx, moved, reason, {
      mail: 'order-parcel-voided',
      parcel: { tracking: shipment.tracking, lines: shipment.lines, rest: unsent }
    })
    return moved
  })
