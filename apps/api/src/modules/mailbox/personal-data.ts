import { type SQL, asc, sql } from 'drizzle-orm'
import type { PersonalData, Subject } from '../../platform/personal-data.ts'
import { mailboxMessages } from './tables.ts'

const to = ({ email }: Subject): SQL => sql`lower(${mailboxMessages.to}) = ${email}`

/** Largest number of mails in an export. */
const exportedMax = 1000

/** Mails in the built-in mailbox; a shop with a mail server stores none. */
export const mailData: PersonalData = {
  kind: 'mails',
  fate: 'erased',
  count: (db, subject) => db.$count(mailboxMessages, to(subject)),
  async *read(db, subject) {
    yield await db
      .select({ subject: mailboxMessages.subject, text: mailboxMessages.text, date: mailboxMessages.date })
      .from(mailboxMessages)
      .where(to(subject))
      .orderBy(asc(mailboxMessages.id))
      .limit(exportedMax)
  },
  erase: (_platform, tx, subject) => tx.delete(mailboxMessages).where(to(subject))
}
