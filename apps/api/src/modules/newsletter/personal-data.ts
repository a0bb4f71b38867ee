import { type SQL, and, asc, eq, gt, ilike, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { rowsAbout } from '../../platform/personal-data.ts'
import { newsletterSubscriptions } from './tables.ts'

const { email, confirmedAt } = newsletterSubscriptions

export const subscriptionData = rowsAbout(
  {
    table: newsletterSubscriptions,
    by: email,
    which: (subject) => eq(email, subject.email),
    without: ['tokenHash']
  },
  { kind: 'newsletter', fate: 'erased' }
)

/** SQL: whether a lower-case address is subscribed. */
export const isSubscriber = (address: SQL): SQL =>
  sql`exists (select from ${newsletterSubscriptions} where ${email} = ${address} and ${confirmedAt} is not null)`

/** Those of the addresses that are subscribed. */
export async function subscribersAmong(db: Database, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await db
    .select({ email })
    .from(newsletterSubscriptions)
    .where(and(inArray(email, [...emails]), isNotNull(confirmedAt)))
  return new Set(rows.map((row) => row.email))
}

/** Subscribed addresses that match a pattern, in alphabetical order. */
export async function subscribersAfter(
  db: Database,
  { after, pattern, limit }: { after: string; pattern: string | undefined; limit: number }
): Promise<string[]> {
  const rows = await db
    .select({ email })
    .from(newsletterSubscriptions)
    .where(and(gt(email, after), isNotNull(confirmedAt), pattern === undefined ? undefined : ilike(email, pattern)))
    .orderBy(asc(email))
    .limit(limit)
  return rows.map((row) => row.email)
}
