import type { Platform } from '../../platform/platform.ts'
import { type SQL, asc, desc, eq, or, sql } from 'drizzle-orm'
import { type Subject, ofAccount, rowsAbout } from '../../platform/personal-data.ts'
import { contactMessages, contactReplies } from './tables.ts'

const messagesOf = (subject: Subject): SQL =>
  or(sql`lower(${contactMessages.email}) = ${subject.email}`, ofAccount(contactMessages.userId, subject)) ?? sql`false`

/** Messages and their replies. */
export const messageData = rowsAbout(
  {
    table: contactMessages,
    by: contactMessages.id,
    which: messagesOf,
    more: async (db, { id }) => ({
      replies: await db
        .select({ text: contactReplies.text, sentAt: contactReplies.sentAt })
        .from(contactReplies)
        .where(eq(contactReplies.messageId, String(id)))
        .orderBy(asc(contactReplies.sentAt))
    })
  },
  { kind: 'messages', fate: 'erased' }
)

/** A person's newest messages, and their total number. */
export async function latestMessages({ db }: Pick<Platform, 'db'>, subject: Subject, limit: number) {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(messagesOf(subject))
    .orderBy(desc(contactMessages.receivedAt), desc(contactMessages.id))
    .limit(limit)
  return {
    items: rows.map(({ id, topic, message, receivedAt, doneAt }) => ({
      id,
      topic,
      message,
      receivedAt: receivedAt.toISOString(),
      state: doneAt === null ? ('open' as const) : ('done' as const)
    })),
    total: await db.$count(contactMessages, messagesOf(subject))
  }
}
