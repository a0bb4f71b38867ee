import type { OrderTimeline } from '@motif/contract'
import { asc, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { namesOf } from '../accounts/index.ts'
import { audit } from '../audit/index.ts'
import { historyOf, lockOrder, mailsAbout, orders, shipmentOf, shipmentsOf } from '../orders/index.ts'
import { moneyOf } from '../payments/index.ts'
import { orderNotes } from './tables.ts'

/** Notes an order can have. */
const notesMax = 100

/** Statuses, parcels, refunds, mails and notes of an order, oldest first. */
export async function timelineOf({ db }: Pick<Platform, 'db'>, orderId: string): Promise<OrderTimeline> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new ProblemError('order-unknown')
  const [history, shipments, { refunds }, mails, notes] = await Promise.all([
    historyOf(db, orderId),
    shipmentsOf(db, order),
    moneyOf(db, orderId),
    mailsAbout(db, orderId),
    db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.at), asc(orderNotes.id))
  ])
  const names = await namesOf(
    db,
    notes.map(({ authorId }) => authorId)
  )
  const items: OrderTimeline['items'] = [
    ...history.map(({ status, by, note, at }) => ({ kind: 'status' as const, status, by, note, at: at.toISOString() })),
    ...shipments.map((row) => ({
      kind: 'shipment' as const,
      ...shipmentOf(row),
      voided: row.voidedAt && { at: row.voidedAt.toISOString(), reason: row.voidReason ?? '' }
    })),
    ...refunds.map(({ amount, reason, state, at }) => ({
      kind: 'refund' as const,
      amount: { amount, currency: order.currency },
      reason,
      state: state === 'done' ? ('done' as const) : ('pending' as const),
      at: at.toISOString()
    })),
    ...mails.map(({ mail, at }) => ({ kind: 'mail' as const, mail, at: at.toISOString() })),
    ...notes.map(({ id, authorId, text, at }) => ({
      kind: 'note' as const,
      id,
      by: names.get(authorId) ?? null,
      text,
      at: at.toISOString()
    }))
  ]
  // What came at the same moment stays in the order above: a status before the mail about it.
  return {
    items: items.toSorted((one, other) => one.at.localeCompare(other.at)),
    notesLeft: Math.max(0, notesMax - notes.length)
  }
}

/** Refused with `order-unknown` and `order-notes-full`. */
export async function addNote(
  platform: Platform,
  adminId: string,
  { orderId, text }: { orderId: string; text: string }
): Promise<OrderTimeline> {
  await platform.db.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) throw new ProblemError('order-unknown')
    if ((await tx.$count(orderNotes, eq(orderNotes.orderId, orderId))) >= notesMax)
      throw new ProblemError('order-notes-full', { params: { count: notesMax } })
    const id = platform.randomId(12)
    await tx.insert(orderNotes).values({ id, orderId, authorId: adminId, text, at: platform.clock.now() })
    // The note itself goes with its order, and the log stays.
    await audit(platform, tx, { adminId, action: 'order.note', subject: orderId, change: { letters: text.length } })
  })
  return timelineOf(platform, orderId)
}
