import type { ContactMessage, ContactMessageState } from '@motif/contract'
import { contactLimits } from '@motif/contract/contact-message-rules'
import { asc, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { customerKeyOf } from '../../platform/customer-key.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { namesOf } from '../accounts/index.ts'
import { audit } from '../audit/index.ts'
import { contactMessages, contactReplies } from './tables.ts'

type Row = typeof contactMessages.$inferSelect

/** Messages for staff, each with its replies. */
async function withReplies(
  platform: Pick<Platform, 'secret'>,
  db: Database | Transaction,
  rows: readonly Row[]
): Promise<ContactMessage[]> {
  const ids = rows.map(({ id }) => id)
  const replies =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(contactReplies)
          .where(inArray(contactReplies.messageId, ids))
          .orderBy(asc(contactReplies.sentAt), asc(contactReplies.id))
  const names = await namesOf(
    db,
    replies.flatMap(({ userId }) => userId ?? [])
  )
  return rows.map(({ id, name, email, topic, message, receivedAt, doneAt }) => ({
    id,
    name,
    email,
    customerKey: customerKeyOf(platform, email),
    topic,
    message,
    receivedAt: receivedAt.toISOString(),
    state: doneAt === null ? 'open' : 'done',
    replies: replies
      .filter(({ messageId }) => messageId === id)
      .map((reply) => ({
        id: reply.id,
        text: reply.text,
        author: names.get(reply.userId ?? '') ?? null,
        sentAt: reply.sentAt.toISOString()
      }))
  }))
}

export async function listMessages(
  platform: Platform,
  { state, page, pageSize }: { state: ContactMessageState; page: number; pageSize: number }
): Promise<{ items: ContactMessage[]; total: number; page: number; pageSize: number }> {
  const { db } = platform
  const isWanted = state === 'open' ? isNull(contactMessages.doneAt) : isNotNull(contactMessages.doneAt)
  const [moment, id] = [contactMessages.receivedAt, contactMessages.id]
  const rows = await db
    .select()
    .from(contactMessages)
    .where(isWanted)
    // The longest waiting first.
    .orderBy(...(state === 'open' ? [asc(moment), asc(id)] : [desc(moment), desc(id)]))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return {
    items: await withReplies(platform, db, rows),
    total: await db.$count(contactMessages, isWanted),
    page,
    pageSize
  }
}

/** Changes a message under a lock. */
const changing = (
  platform: Platform,
  id: string,
  change: (tx: Transaction, held: ContactMessage) => Promise<void>
): Promise<ContactMessage> =>
  platform.db.transaction(async (tx) => {
    const find = () => tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
    const [held] = await withReplies(platform, tx, await find())
    if (!held) throw new ProblemError('message-not-found')
    await change(tx, held)
    const [changed = held] = await withReplies(platform, tx, await find())
    return changed
  })

const settle = (tx: Transaction, id: string, doneAt: Date | null) =>
  tx.update(contactMessages).set({ doneAt }).where(eq(contactMessages.id, id))

export const markMessage = (
  platform: Platform,
  adminId: string,
  id: string,
  state: ContactMessageState
): Promise<ContactMessage> =>
  changing(platform, id, async (tx, held) => {
    if (held.state === state) return
    await settle(tx, id, state === 'done' ? platform.clock.now() : null)
    await audit(platform, tx, { adminId, action: 'message.mark', subject: id, change: { from: held.state, to: state } })
  })

export interface ReplyInput {
  messageId: string
  key: string
  text: string
  /** How many replies the writer of a new one has seen. */
  read: number
}

/** Sends a reply of staff once per key, and closes the message. */
export const replyTo = (
  platform: Platform,
  adminId: string,
  { messageId, key, text, read }: ReplyInput
): Promise<ContactMessage> =>
  changing(platform, messageId, async (tx, held) => {
    const { clock, mail, randomId, shop } = platform
    const added = { id: randomId(), messageId, key, userId: adminId, text, sentAt: clock.now() }
    const isNew = (await tx.insert(contactReplies).values(added).onConflictDoNothing().returning()).length > 0
    if (!isNew) return
    if (held.replies.length > read) throw new ProblemError('message-replied-meanwhile')
    if (held.replies.length >= contactLimits.replies)
      throw new ProblemError('replies-full', { params: { count: contactLimits.replies, email: held.email } })
    await settle(tx, messageId, clock.now())
    await mail.send(
      {
        to: held.email,
        template: 'contact-reply',
        data: { name: held.name, reply: text, message: held.message, replyTo: shop.supportEmail }
      },
      { tx }
    )
    // The log leaves the text out, because it outlives the message.
    await audit(platform, tx, { adminId, action: 'message.reply', subject: messageId, change: { reply: added.id } })
  })

/** Retention period of messages, as the privacy page says. */
const retentionYears = 2

/** Messages deleted per statement. */
const batch = 1000

/** Names of the authors of messages, as they gave them. */
export const writersOf = (db: Database, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: contactMessages.id, name: contactMessages.name })
    .from(contactMessages)
    .where(inArray(contactMessages.id, [...ids]))

/** Deletes old messages and their replies. */
export async function clearMessages({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const end = clock.now()
  end.setUTCFullYear(end.getUTCFullYear() - retentionYears)
  for (let gone = batch; gone === batch;) {
    const old = db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(lt(contactMessages.receivedAt, end))
      .limit(batch)
    gone = (
      await db.delete(contactMessages).where(inArray(contactMessages.id, old)).returning({ id: contactMessages.id })
    ).length
  }
}
