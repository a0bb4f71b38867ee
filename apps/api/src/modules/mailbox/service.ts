import { desc, eq, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { DeliverMail } from '../../platform/mail.ts'
import { mailboxMessages } from './tables.ts'

/** Number of mails shown, and number stored. */
const shown = 200
const kept = 5000

export const mailboxDelivery =
  (db: Database, clock: Clock): DeliverMail =>
  async (message) => {
    const [row] = await db
      .insert(mailboxMessages)
      .values({ ...message, to: message.to.toLowerCase(), date: clock.now() })
      .returning({ id: mailboxMessages.id })
    if (row !== undefined && row.id % 100 === 0)
      await db.delete(mailboxMessages).where(sql`${mailboxMessages.id} <= ${row.id - kept}`)
  }

const addressedTo = (to: string | undefined) =>
  to === undefined ? undefined : eq(mailboxMessages.to, to.toLowerCase())

/** Id of the newest mail, to one address or to all; 0 if there is none. */
export async function newestMail(db: Database, to?: string): Promise<number> {
  const [newest] = await db
    .select({ id: mailboxMessages.id })
    .from(mailboxMessages)
    .where(addressedTo(to))
    .orderBy(desc(mailboxMessages.id))
    .limit(1)
  return newest?.id ?? 0
}

/** Mails newest first, to one address or to all. */
export async function mailboxList(db: Database, to?: string) {
  const rows = await db
    .select()
    .from(mailboxMessages)
    .where(addressedTo(to))
    .orderBy(desc(mailboxMessages.id))
    .limit(shown)
  return rows.map(({ id, to: recipient, subject, text, html, date }) => ({
    id,
    to: recipient,
    subject,
    text,
    html,
    date: date.toISOString()
  }))
}
export type MailboxMessage = Awaited<ReturnType<typeof mailboxList>>[number]
