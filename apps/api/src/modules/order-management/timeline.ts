import type { OrderTimeline } from '@motif/contract'
import { noteLimits } from '@motif/contract/note-rules'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { customerKeyOf } from '../../platform/customer-key.ts'
import { type Person, hasPermission } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { namesOf } from '../accounts/index.ts'
import { historyOf, mailsAbout, orders, shipmentOf, shipmentsOf } from '../orders/index.ts'
import { moneyOf } from '../payments/index.ts'
import { staffEditsOf } from './edits/view.ts'
import { tagsOf } from './tags.ts'
import { orderNoteMentions, orderNotes } from './tables.ts'

/** Statuses, shipments, refunds, mails and notes of an order, oldest first. */
export async function timelineOf(
  platform: Pick<Platform, 'db' | 'secret' | 'config'>,
  orderId: string,
  reader: Person
): Promise<OrderTimeline> {
  const { db } = platform
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new ProblemError('order-unknown')
  const [history, shipments, { refunds }, mails, notes] = await Promise.all([
    historyOf(db, orderId),
    shipmentsOf(db, order),
    moneyOf(db, orderId),
    mailsAbout(db, orderId),
    db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.at), asc(orderNotes.id))
  ])
  const mentions = await mentionsIn(
    db,
    notes.map(({ id }) => id)
  )
  const edits = await staffEditsOf(platform, db, order)
  const names = await namesOf(db, [...notes.map(({ authorId }) => authorId), ...[...mentions.values()].flat()])
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
    ...edits.map(({ id, at, by, state, reason, changes, difference, waiver }) => ({
      kind: 'edit' as const,
      id,
      at,
      by,
      state,
      reason,
      changes,
      difference,
      waiver
    })),
    ...mails.map(({ mail, at }) => ({ kind: 'mail' as const, mail, at: at.toISOString() })),
    ...notes.map(({ id, authorId, text, at, editedAt }) => ({
      kind: 'note' as const,
      id,
      by: names.get(authorId) ?? null,
      text,
      isOwn: authorId === reader.id,
      editedAt: editedAt?.toISOString() ?? null,
      mentions: (mentions.get(id) ?? []).flatMap((userId) => {
        const name = names.get(userId)
        return name === undefined ? [] : [{ id: userId, name }]
      }),
      at: at.toISOString()
    }))
  ]
  // Entries of the same moment keep the order above: a status before its mail.
  return {
    items: items.toSorted((one, other) => one.at.localeCompare(other.at)),
    customerKey: hasPermission(reader, 'customers.read') ? customerKeyOf(platform, order.email) : null,
    tags: (await tagsOf(db, [orderId])).get(orderId) ?? [],
    notesLeft: Math.max(0, noteLimits.notes - notes.length)
  }
}

/** Mentioned people by note. */
async function mentionsIn(db: Database, noteIds: readonly string[]): Promise<Map<string, string[]>> {
  if (noteIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(orderNoteMentions)
    .where(inArray(orderNoteMentions.noteId, [...noteIds]))
  return new Map(
    Array.from(
      Map.groupBy(rows, ({ noteId }) => noteId),
      ([id, own]) => [id, own.map(({ userId }) => userId)]
    )
  )
}
