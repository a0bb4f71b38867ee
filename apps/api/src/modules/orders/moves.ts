import type { OrderStatus } from '@motif/contract'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { mailOrder } from './mails.ts'
import { mayBecome, statusWords } from './statuses.ts'
import { type Pieces, releaseStock, returnStock } from './stock.ts'
import { type OrderAuthor, orderHistory, orderLines, orders } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect

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
  /** Nobody waits for this news. */
  isSilent?: boolean
}

/** Moves a locked order on, writes it down and tells the customer. What the table of transitions lacks is refused. */
export async function moveOrder(platform: Platform, tx: Transaction, order: OrderRow, { to, by, fields, note, isSilent }: Move): Promise<OrderRow> {
  if (!mayBecome(order.status, to, by)) {
    throw new ProblemError('conflict', { detail: `This order is ${statusWords[order.status]}, so it cannot be ${statusWords[to]} next.` })
  }
  const [moved] = await tx.update(orders).set({ ...fields, status: to }).where(eq(orders.id, order.id)).returning()
  if (!moved) throw new Error(`Order ${order.id} is gone`)
  await tx.insert(orderHistory).values({ orderId: order.id, status: to, by, note: note ?? null, at: platform.clock.now() })
  if (!isSilent) await mailOrder(platform, tx, moved, note)
  return moved
}

/** Cancels a locked order and puts its pieces back on the shelf. Money is the payments' business. */
export async function cancelLocked(platform: Platform, tx: Transaction, order: OrderRow, move: Omit<Move, 'to' | 'fields'>): Promise<OrderRow> {
  const cancelled = await moveOrder(platform, tx, order, { ...move, to: 'cancelled', fields: { stock: 'released' } })
  const pieces = await piecesOf(tx, order.id)
  // What is in production already may be printed on: it does not go back on the shelf by itself.
  if (order.stock === 'held') await releaseStock(tx, pieces)
  else if (order.stock === 'sold' && order.status === 'paid') await returnStock(tx, pieces)
  return cancelled
}
