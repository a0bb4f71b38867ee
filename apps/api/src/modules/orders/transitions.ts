import type { OrderStatus } from '@motif/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type Pieces, type StockTransaction, releaseStock, returnStock } from '../catalogue/index.ts'
import { openEditOf } from './edits.ts'
import { publishOrder } from './events.ts'
import { lastStage } from './history.ts'
import { type OrderMailOptions, mailOrder } from './mails.ts'
import { type PiecesByLine, isSent, shipmentState } from './shipments.ts'
import { syncJobsWithOrder } from './production-jobs.ts'
import { mayBecome, stageOf } from './statuses.ts'
import { type OrderAuthor, type OrderRow, orderHistory, orderLines, orders } from './tables.ts'

/** Locks an order until the transaction ends. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update')
  return order
}

/** Locks several orders until the transaction ends, in a fixed order to avoid deadlocks. Unknown ones are left out. */
export const lockOrders = (tx: Transaction, ids: readonly string[]): Promise<OrderRow[]> =>
  tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(orders.id)
    .for('no key update')

/** Pieces of an order by variant. */
export async function piecesOf(tx: Transaction, orderId: string): Promise<Pieces> {
  const rows = await tx
    .select({ variantId: orderLines.variantId, quantity: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .groupBy(orderLines.variantId)
  return new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]))
}

export interface Move {
  to: OrderStatus
  by: OrderAuthor
  fields?: Partial<typeof orders.$inferInsert>
  /** Note to the customer, stored in the history and shown first in the mail. */
  note?: string
  /** Additional content of the mail. */
  news?: OrderMailOptions
  /** Sends no mail. */
  isSilent?: boolean
}

/**
 * Changes the status of a locked order, records it, mails the customer and publishes the event. Refuses other transitions, and production while an
 * edit is pending.
 */
export async function moveOrder(
  platform: Platform,
  tx: Transaction,
  order: OrderRow,
  { to, by, fields, note, news, isSilent }: Move
): Promise<OrderRow> {
  if (!(await mayMove(tx, order, to, by)))
    throw new ProblemError('order-not-movable', { params: { from: order.status, to } })
  if (to === 'in_production' && (await openEditOf(tx, order.id))) throw new ProblemError('order-edit-open')
  const [moved] = await tx
    .update(orders)
    .set({ ...fields, status: to })
    .where(eq(orders.id, order.id))
    .returning()
  if (!moved) throw new Error(`Order ${order.id} is gone`)
  await addHistoryEntry(platform, tx, moved, { by, ...(note === undefined ? undefined : { note }) })
  await syncJobsWithOrder(platform, tx, moved)
  await publishOrder(platform, tx, moved)
  if (!isSilent) await mailOrder(platform, tx, moved, note, news)
  return moved
}

/** Whether a transition is allowed. */
export const mayMove = async (tx: Transaction, order: OrderRow, to: OrderStatus, by: OrderAuthor): Promise<boolean> =>
  mayBecome(order.status, to, by) && !(await returnsToFormerStage(tx, order, to))

/** Whether a partly refunded order, whose status hides its stage, would return to its former stage. */
async function returnsToFormerStage(tx: Transaction, { id, status }: OrderRow, to: OrderStatus): Promise<boolean> {
  const stage = stageOf(to)
  if (status !== 'partially_refunded' || stage === undefined) return false
  const last = await lastStage(tx, id)
  return last !== undefined && (stageOf(last) ?? 0) >= stage
}

/** Returns a locked order to production after a shipment was voided. `note` is the reason for the customer. */
export async function moveToProductionAgain(
  platform: Platform,
  tx: Transaction,
  order: OrderRow,
  note: string
): Promise<OrderRow> {
  const isWholeBack = (await lastStage(tx, order.id)) === 'shipped'
  const status: OrderStatus = order.status === 'shipped' ? 'in_production' : order.status
  const [moved] = await tx.update(orders).set({ status }).where(eq(orders.id, order.id)).returning()
  if (!moved) throw new Error(`Order ${order.id} is gone`)
  // A partly refunded order keeps its status; its history has the stage.
  await addHistoryEntry(platform, tx, isWholeBack ? { ...moved, status: 'in_production' } : moved, { by: 'shop', note })
  return moved
}

/** Marks a locked order as shipped when its unsent pieces were refunded. Mails about shipments and refund were sent before. */
export async function finishSending(
  platform: Platform,
  tx: Transaction,
  order: OrderRow,
  paidBack: PiecesByLine
): Promise<void> {
  const { shipments, stage, unsent } = await shipmentState(tx, order, paidBack)
  if (stage === 'in_production' && unsent.length === 0 && shipments.some(isSent))
    await moveOrder(platform, tx, order, { to: 'shipped', by: 'shop', isSilent: true })
}

/** Adds a history entry to a locked order, with its current status. */
export async function addHistoryEntry(
  { clock }: Pick<Platform, 'clock'>,
  tx: Transaction,
  { id, status }: OrderRow,
  { by, note }: Pick<Move, 'by' | 'note'>
): Promise<void> {
  await tx.insert(orderHistory).values({ orderId: id, status, by, note: note ?? null, at: clock.now() })
}

/** Cancels a locked order and returns its stock. Payments are handled by `cancelLocked` of the payments module, which callers should use. */
export async function moveToCancelled(
  platform: Platform,
  tx: StockTransaction,
  order: OrderRow,
  move: Omit<Move, 'to' | 'fields'>
): Promise<OrderRow> {
  const cancelled = await moveOrder(platform, tx, order, { ...move, to: 'cancelled', fields: { stock: 'released' } })
  const pieces = await piecesOf(tx, order.id)
  // Pieces in production may be printed already, so they do not return to stock.
  if (order.stock === 'held') await releaseStock(tx, pieces, order.hold)
  else if (order.stock === 'sold' && order.status === 'paid') await returnStock(tx, pieces)
  return cancelled
}
