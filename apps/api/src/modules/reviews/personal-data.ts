import { m } from '@motif/messages/server'
import type { Platform } from '../../platform/platform.ts'
import { type SQL, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { type Subject, ofAccount, rowsAbout } from '../../platform/personal-data.ts'
import { renameReviewer } from '../catalogue/index.ts'
import { orderIdsOf, orderLines } from '../orders/index.ts'
import { withContext } from './moderation.ts'
import { helpfulVotes, reviewPhotos, writtenReviews } from './tables.ts'

/** Reviews by the account, and of lines of the person's orders. */
const reviewsOf = (subject: Subject): SQL =>
  or(
    ofAccount(writtenReviews.userId, subject),
    sql`${writtenReviews.orderLineId} in (select ${orderLines.id} from ${orderLines} where ${inArray(orderLines.orderId, orderIdsOf(subject))})`
  ) ?? sql`false`

/** Reviews stay without a name. Call `catalogueChanged` afterwards. */
export const reviewData = rowsAbout(
  {
    table: writtenReviews,
    by: writtenReviews.id,
    which: reviewsOf,
    without: ['visitorHash', 'decidedBy'],
    more: async (db, { id }) => ({
      photos: await db
        .select({ upload: reviewPhotos.upload })
        .from(reviewPhotos)
        .where(eq(reviewPhotos.reviewId, String(id)))
    })
  },
  {
    kind: 'reviews',
    fate: 'anonymised',
    erase: async (_platform, tx, subject) => {
      const author = m.mail_review_author_erased()
      const rows = await tx
        .update(writtenReviews)
        .set({ author, userId: null, visitorHash: null })
        .where(reviewsOf(subject))
        .returning({ id: writtenReviews.id })
      await renameReviewer(
        tx,
        rows.map(({ id }) => id),
        author
      )
    }
  }
)

/** Helpful votes of an account. */
export const voteData = rowsAbout(
  { table: helpfulVotes, by: helpfulVotes.reviewId, which: (subject) => ofAccount(helpfulVotes.userId, subject) },
  { kind: 'votes', fate: 'erased' }
)

/** A person's newest reviews, and their total number. */
export async function latestReviews({ db }: Pick<Platform, 'db'>, subject: Subject, limit: number) {
  const rows = await withContext(db)
    .where(reviewsOf(subject))
    .orderBy(desc(writtenReviews.writtenAt), desc(writtenReviews.id))
    .limit(limit)
  return {
    items: rows.map(({ written: { id, rating, title, text, state, writtenAt }, product }) => ({
      id,
      rating,
      title,
      text,
      state,
      writtenAt: writtenAt.toISOString(),
      product
    })),
    total: await db.$count(writtenReviews, reviewsOf(subject))
  }
}
