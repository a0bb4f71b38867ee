import type { Customer } from '@motif/contract'
import { customerNoteLimits } from '@motif/contract/customer-rules'
import { and, desc, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { rowsAbout } from '../../platform/personal-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { namesOf } from '../accounts/index.ts'
import { audit } from '../audit/index.ts'
import { customerLogId } from '../../platform/customer-key.ts'
import { lockNamed } from '../../platform/advisory-locks.ts'
import { customerNotes } from './tables.ts'

/** A person may also read what staff wrote about them. */
export const noteData = rowsAbout(
  {
    table: customerNotes,
    by: customerNotes.id,
    which: ({ email }) => eq(customerNotes.email, email),
    without: ['authorId']
  },
  { kind: 'notes', fate: 'erased' }
)

export async function notesOn(
  { db }: Pick<Platform, 'db'>,
  email: string,
  readerId: string
): Promise<Customer['notes']> {
  const rows = await db
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.email, email))
    .orderBy(desc(customerNotes.at), desc(customerNotes.id))
  const names = await namesOf(
    db,
    rows.map(({ authorId }) => authorId)
  )
  return {
    items: rows.map(({ id, authorId, text, at }) => ({
      id,
      by: names.get(authorId) ?? null,
      isOwn: authorId === readerId,
      text,
      at: at.toISOString()
    })),
    left: Math.max(0, customerNoteLimits.notes - rows.length)
  }
}

/** Serialises changes, so that the limit holds. */
export const lockNotes = (tx: Transaction, email: string): Promise<unknown> => lockNamed(tx, `customer notes ${email}`)

/** Stores a note if the limit allows. */
export async function writeNote(
  platform: Platform,
  tx: Transaction,
  adminId: string,
  { email, text }: { email: string; text: string }
): Promise<void> {
  const id = platform.randomId(12)
  await tx.insert(customerNotes).values({ id, email, authorId: adminId, text, at: platform.clock.now() })
  // The log leaves the text out, because it outlives the customer.
  await audit(platform, tx, {
    adminId,
    action: 'customer.note',
    subject: customerLogId(platform, email),
    change: { letters: text.length }
  })
}

/** Refused with `customer-notes-full`. */
export async function addNote(
  platform: Platform,
  adminId: string,
  { email, text }: { email: string; text: string }
): Promise<Customer['notes']> {
  await platform.db.transaction(async (tx) => {
    await lockNotes(tx, email)
    if ((await tx.$count(customerNotes, eq(customerNotes.email, email))) >= customerNoteLimits.notes)
      throw new ProblemError('customer-notes-full', { params: { count: customerNoteLimits.notes } })
    await writeNote(platform, tx, adminId, { email, text })
  })
  return notesOn(platform, email, adminId)
}

/** Deletes one's own note. Refused with `customer-note-not-found`. */
export async function deleteNote(
  platform: Platform,
  adminId: string,
  { email, id }: { email: string; id: string }
): Promise<Customer['notes']> {
  await platform.db.transaction(async (tx) => {
    const gone = await tx
      .delete(customerNotes)
      .where(and(eq(customerNotes.id, id), eq(customerNotes.email, email), eq(customerNotes.authorId, adminId)))
      .returning({ text: customerNotes.text })
    const [note] = gone
    if (!note) throw new ProblemError('customer-note-not-found')
    await audit(platform, tx, {
      adminId,
      action: 'customer.delete-note',
      subject: customerLogId(platform, email),
      change: { letters: note.text.length }
    })
  })
  return notesOn(platform, email, adminId)
}
