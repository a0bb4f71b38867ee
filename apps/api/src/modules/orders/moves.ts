import type { OrderStatus } from '@motif/contract'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { owePapers } from '../invoices/owed.ts'
import { endPayment } from '../payments/owed.ts'
import { owePrints } from '../print/owed.ts'
import { type OrderNews, mailOrder } from './mails.ts'
import { mayBecome, stageOf, statusWords } from './statuses.ts'
import { type Pieces, releaseStock, returnStock } from './stock.ts'
import { type OrderAuthor, type OrderRow, orderHistory, orderLines, orders } from './tables.ts'

export type { OrderRow } from './tables.ts'

/** An order nobody else changes until the transaction ends. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update')
  return order
}

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
  /** Why, in a sentence for the customer: kept with the history and said first in the mail. */
  note?: string
  /** What the mail says beside the status. */
  news?: OrderNews
  /** Nobody waits for this news. */
  isSilent?: boolean
}

/** What is followed by an invoice or a credit note. */
const papered: ReadonlySet<OrderStatus> = new Set(['paid', 'refunded', 'partially_refunded'])

/** Moves a locked order on, writes it down and tells the customer. What the table of transitions lacks is refused. */
export async function moveOrder(platform: Platform, tx: Transaction, order: OrderRow, { to, by, fields, note, news, isSilent }: Move): Promise<OrderRow> {
  if (!mayBecome(order.status, to, by) || (await goesBack(tx, order, to))) {
    throw new ProblemError('conflict', { detail: `This order is ${statusWords[order.status]}, so it cannot be ${statusWords[to]} next.` })
  }
  const [moved] = await tx.update(orders).set({ ...fields, status: to }).where(eq(orders.id, order.id)).returning()
  if (!moved) throw new Error(`Order ${order.id} is gone`)
  await noteOrder(platform, tx, moved, { by, ...(note === undefined ? undefined : { note }) })
  if (papered.has(to)) await owePapers(platform, tx, order.id)
  if (to === 'paid') await owePrints(platform, tx, order.id)
  if (!isSilent) await mailOrder(platform, tx, moved, note, news)
  return moved
}

/** Whether an order that was refunded in part, which hides how far it had come, would come to where it was before. */
async function goesBack(tx: Transaction, { id, status }: OrderRow, to: OrderStatus): Promise<boolean> {
  const stage = stageOf(to)
  if (status !== 'partially_refunded' || stage === undefined) return false
  const past = await tx.selectDistinct({ status: orderHistory.status }).from(orderHistory).where(eq(orderHistory.orderId, id))
  return past.some((step) => (stageOf(step.status) ?? 0) >= stage)
}

/** Writes into the history of a locked order what happened to it, in the status it has. */
export async function noteOrder({ clock }: Pick<Platform, 'clock'>, tx: Transaction, { id, status }: OrderRow, { by, note }: Pick<Move, 'by' | 'note'>): Promise<void> {
  await tx.insert(orderHistory).values({ orderId: id, status, by, note: note ?? null, at: clock.now() })
}

/** Cancels a locked order: its pieces go back on the shelf, what was paid goes back, and nobody can pay it any more. */
export async function cancelLocked(platform: Platform, tx: Transaction, order: OrderRow, move: Omit<Move, 'to' | 'fields'>): Promise<OrderRow> {
  const cancelled = await moveOrder(platform, tx, order, { ...move, to: 'cancelled', fields: { stock: 'released' } })
  const pieces = await piecesOf(tx, order.id)
  // What is in production already may be printed on: it does not go back on the shelf by itself.
  if (order.stock === 'held') await releaseStock(tx, pieces)
  else if (order.stock === 'sold' && order.status === 'paid') await returnStock(tx, pieces)
  await endPayment(platform, tx, order.id, { by: move.by, reason: move.note ?? 'Your order was cancelled.' })
  return cancelled
}
