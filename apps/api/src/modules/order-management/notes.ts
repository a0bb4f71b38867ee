import type { OrderTimeline } from '@motif/contract'
import { noteLimits } from '@motif/contract/note-rules'
import { type Permission, may } from '@motif/contract/staff-rules'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type StaffAccount, listStaff } from '../accounts/index.ts'
import { audit } from '../audit/index.ts'
import { type OrderRow, lockOrder } from '../orders/index.ts'
import { orderNoteMentions, orderNotes } from './tables.ts'
import { timelineOf } from './timeline.ts'

/** Permission needed to be mentioned, because the mail links to the order. */
const mentionPermission: Permission = 'orders.read'

const withPermission = async (db: Database | Transaction): Promise<StaffAccount[]> =>
  (await listStaff(db)).filter(({ role }) => may(role, mentionPermission))

/** Staff a note can mention, by name: all who may see orders, except the caller. */
export async function colleaguesOf(
  { db }: Pick<Platform, 'db'>,
  personId: string
): Promise<{ items: { id: string; name: string }[] }> {
  const items = (await withPermission(db)).filter(({ id }) => id !== personId).map(({ id, name }) => ({ id, name }))
  return { items: items.toSorted((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id)) }
}

interface NoteInput {
  orderId: string
  text: string
  /** Ids of colleagues. */
  mentions: readonly string[]
}

/** Locks the order of a note, runs a change and returns the timeline. */
async function withOrder(
  platform: Platform,
  person: Person,
  orderId: string,
  work: (tx: Transaction, order: OrderRow) => Promise<void>
): Promise<OrderTimeline> {
  await platform.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new ProblemError('order-unknown')
    await work(tx, order)
  })
  return timelineOf(platform, orderId, person)
}

/** Stores a note with a new order, in its transaction. It mentions nobody. */
export async function keepNote(
  platform: Pick<Platform, 'randomId' | 'clock'>,
  tx: Transaction,
  { orderId, authorId, text }: { orderId: string; authorId: string; text: string }
): Promise<void> {
  await tx
    .insert(orderNotes)
    .values({ id: platform.randomId(12), orderId, authorId, key: null, text, at: platform.clock.now() })
}

/** Adds a note, once per key. Refused with `order-unknown`, `order-notes-full` and `colleague-unknown`. */
export const addNote = (
  platform: Platform,
  person: Person,
  { orderId, text, mentions, key }: NoteInput & { key?: string | undefined }
): Promise<OrderTimeline> =>
  withOrder(platform, person, orderId, async (tx, order) => {
    const ofOrder = eq(orderNotes.orderId, orderId)
    const isSame =
      key === undefined ? undefined : and(ofOrder, eq(orderNotes.authorId, person.id), eq(orderNotes.key, key))
    if (isSame && (await tx.$count(orderNotes, isSame)) > 0) return
    if ((await tx.$count(orderNotes, ofOrder)) >= noteLimits.notes)
      throw new ProblemError('order-notes-full', { params: { count: noteLimits.notes } })
    const id = platform.randomId(12)
    await tx
      .insert(orderNotes)
      .values({ id, orderId, authorId: person.id, key: key ?? null, text, at: platform.clock.now() })
    await mention(platform, tx, person, order, { id, text, mentions })
    // The log leaves the text out, because it outlives the order.
    await audit(platform, tx, {
      adminId: person.id,
      action: 'order.note',
      subject: orderId,
      change: { letters: text.length }
    })
  })

/** Mails each newly mentioned colleague. */
async function mention(
  platform: Platform,
  tx: Transaction,
  person: Person,
  order: OrderRow,
  { id, text, mentions }: { id: string; text: string; mentions: readonly string[] }
): Promise<void> {
  const wanted = mentions.filter((one) => one !== person.id)
  if (wanted.length === 0) return
  const colleagues = new Map((await withPermission(tx)).map((account) => [account.id, account]))
  for (const [index, wantedId] of mentions.entries())
    if (wantedId !== person.id && !colleagues.has(wantedId))
      throw new ProblemError('colleague-unknown', { errors: [{ pointer: `/mentions/${index}` }] })
  const added = await tx
    .insert(orderNoteMentions)
    .values(wanted.map((userId) => ({ noteId: id, userId })))
    .onConflictDoNothing()
    .returning({ userId: orderNoteMentions.userId })
  for (const { userId } of added) {
    const colleague = colleagues.get(userId)
    if (!colleague) continue
    const url = `${platform.config.publicUrl}/admin?section=orders&order=${order.id}`
    const data = { name: colleague.name, by: person.name, number: order.number, text, url }
    await platform.mail.send({ to: colleague.email, template: 'note-mention', data }, { tx })
  }
}

/** A note of a locked order that the person may change. Refused with `note-not-found` and `note-of-others`. */
async function ownNote(tx: Transaction, person: Person, orderId: string, noteId: string) {
  const [note] = await tx
    .select()
    .from(orderNotes)
    .where(and(eq(orderNotes.id, noteId), eq(orderNotes.orderId, orderId)))
  if (!note) throw new ProblemError('note-not-found')
  if (note.authorId !== person.id) throw new ProblemError('note-of-others')
  return note
}

/** Changes a note and mails newly mentioned colleagues. An identical change has no effect. */
export const changeNote = (
  platform: Platform,
  person: Person,
  { orderId, noteId, text, mentions }: NoteInput & { noteId: string }
): Promise<OrderTimeline> =>
  withOrder(platform, person, orderId, async (tx, order) => {
    const note = await ownNote(tx, person, orderId, noteId)
    await mention(platform, tx, person, order, { id: noteId, text, mentions })
    if (note.text === text) return
    await tx.update(orderNotes).set({ text, editedAt: platform.clock.now() }).where(eq(orderNotes.id, noteId))
    await audit(platform, tx, {
      adminId: person.id,
      action: 'order.change-note',
      subject: orderId,
      change: { from: { text: note.text }, to: { text } }
    })
  })

/** Deletes a note; its text stays in the log. */
export const deleteNote = (
  platform: Platform,
  person: Person,
  { orderId, noteId }: { orderId: string; noteId: string }
): Promise<OrderTimeline> =>
  withOrder(platform, person, orderId, async (tx) => {
    const note = await ownNote(tx, person, orderId, noteId)
    await tx.delete(orderNotes).where(eq(orderNotes.id, noteId))
    await audit(platform, tx, {
      adminId: person.id,
      action: 'order.delete-note',
      subject: orderId,
      change: { from: { text: note.text }, to: {} }
    })
  })
