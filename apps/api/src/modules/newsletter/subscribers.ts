import { and, asc, gt, isNotNull, isNull } from 'drizzle-orm'
import type { NewsletterCounts } from '@motif/contract'
import type { Platform } from '../../platform/platform.ts'
import { unsubscribeUrls } from './links.ts'
import { newsletterSubscriptions } from './tables.ts'

const batch = 500

const { email, locale, confirmedAt, endsAt } = newsletterSubscriptions

export async function countSubscribers({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<NewsletterCounts> {
  return {
    confirmed: await db.$count(newsletterSubscriptions, isNotNull(confirmedAt)),
    unconfirmed: await db.$count(newsletterSubscriptions, and(isNull(confirmedAt), gt(endsAt, clock.now())))
  }
}

interface ExportedSubscriber {
  email: string
  locale: string
  confirmedAt: Date
  stopUrl: string
  oneClickUrl: string
}

/** Confirmed addresses in alphabetical order, in batches, each with its unsubscribe link. */
export async function* exportedSubscribers(
  platform: Pick<Platform, 'db' | 'config' | 'secret' | 'clock'>
): AsyncGenerator<ExportedSubscriber[]> {
  for (let last = ''; ;) {
    const rows = await platform.db
      .select({ email, locale, confirmedAt })
      .from(newsletterSubscriptions)
      .where(and(gt(email, last), isNotNull(confirmedAt)))
      .orderBy(asc(email))
      .limit(batch)
    const end = rows.at(-1)
    if (!end) return
    yield rows.flatMap((row) =>
      row.confirmedAt ? [{ ...row, confirmedAt: row.confirmedAt, ...unsubscribeUrls(platform, row.email) }] : []
    )
    last = end.email
  }
}
