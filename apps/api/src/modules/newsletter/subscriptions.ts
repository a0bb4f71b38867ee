import { type Column, and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { confirmUrl, hashOf, newsletterLinks, unsubscribeUrls } from './links.ts'
import { newsletterSubscriptions } from './tables.ts'

/** Days to confirm a subscription. */
const confirmationDays = 7

/** Confirmation mails per address while it waits, to protect mailboxes from floods. */
const mailsMax = 3

const hourMs = 3600_000
const dayMs = 24 * hourMs

const fold = (email: string) => email.toLowerCase()

/**
 * Stores a subscription and mails a confirmation link. A confirmed address gets a note instead, at most once a day. Answer and work are the same
 * for all addresses. With `tx` it happens only if that transaction commits.
 */
export async function subscribe(
  platform: Pick<Platform, 'db' | 'clock' | 'mail' | 'randomId' | 'config' | 'secret'>,
  { email: typed, locale }: { email: string; locale: string },
  { tx: outer }: { tx?: Transaction } = {}
): Promise<void> {
  const { clock, mail } = platform
  const [now, email, token] = [clock.now(), fold(typed), platform.randomId(32)]
  const { tokenHash, askedAt, confirmedAt, endsAt, mailedAt, mails } = newsletterSubscriptions
  const hasEnded = sql`coalesce(${endsAt} <= ${now}, false)`
  const unlessConfirmed = (column: Column) =>
    sql`case when ${confirmedAt} is null then excluded.${sql.identifier(column.name)} else ${column} end`
  await (outer ?? platform.db).transaction(async (tx) => {
    const [asked] = await tx
      .insert(newsletterSubscriptions)
      .values({
        email,
        tokenHash: hashOf(token),
        locale,
        askedAt: now,
        mailedAt: now,
        endsAt: new Date(now.getTime() + confirmationDays * dayMs)
      })
      .onConflictDoUpdate({
        target: newsletterSubscriptions.email,
        set: {
          tokenHash: unlessConfirmed(tokenHash),
          locale: unlessConfirmed(newsletterSubscriptions.locale),
          askedAt: unlessConfirmed(askedAt),
          endsAt: unlessConfirmed(endsAt),
          mailedAt: now,
          mails: sql`case when ${hasEnded} then 1 when ${confirmedAt} is null then ${mails} + 1 else ${mails} end`
        },
        setWhere: sql`${hasEnded} or (${confirmedAt} is null and ${mails} < ${mailsMax} and ${mailedAt} <= ${new Date(now.getTime() - hourMs)})
          or (${confirmedAt} is not null and ${mailedAt} <= ${new Date(now.getTime() - dayMs)})`
      })
      .returning({ confirmedAt })
    if (!asked) return
    if (asked.confirmedAt)
      await mail.send({ to: email, template: 'newsletter-already', data: unsubscribeUrls(platform, email) }, { tx })
    else
      await mail.send(
        {
          to: email,
          template: 'newsletter-confirm',
          data: { confirmUrl: confirmUrl(platform, token), days: confirmationDays }
        },
        { tx }
      )
  })
}

export const isSubscribed = async ({ db }: Pick<Platform, 'db'>, email: string): Promise<boolean> =>
  (await db.$count(
    newsletterSubscriptions,
    and(eq(newsletterSubscriptions.email, fold(email)), isNotNull(newsletterSubscriptions.confirmedAt))
  )) > 0

/** Confirms a subscription. Repeated calls have no effect; the first sends a mail with the unsubscribe link. */
export async function confirmSubscription(
  platform: Pick<Platform, 'db' | 'clock' | 'mail' | 'config' | 'secret'>,
  token: string
): Promise<void> {
  const { db, clock, mail } = platform
  const now = clock.now()
  const { tokenHash, confirmedAt, endsAt, email } = newsletterSubscriptions
  const isNamed = eq(tokenHash, hashOf(token))
  await db.transaction(async (tx) => {
    const [confirmed] = await tx
      .update(newsletterSubscriptions)
      .set({ confirmedAt: now, endsAt: null, mailedAt: now })
      .where(and(isNamed, isNull(confirmedAt), gt(endsAt, now)))
      .returning({ email })
    if (confirmed)
      await mail.send(
        { to: confirmed.email, template: 'newsletter-welcome', data: unsubscribeUrls(platform, confirmed.email) },
        { tx }
      )
    else if ((await tx.$count(newsletterSubscriptions, and(isNamed, isNotNull(confirmedAt)))) === 0)
      throw new ProblemError('newsletter-link-invalid')
  })
}

/** Deletes the subscription of an unsubscribe link. */
export async function unsubscribe(platform: Pick<Platform, 'db' | 'secret' | 'clock'>, token: string): Promise<void> {
  const email = newsletterLinks.emailOf(platform, token)
  if (email === undefined) throw new ProblemError('stop-link-invalid')
  await platform.db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
}
