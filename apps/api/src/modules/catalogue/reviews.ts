import type { Fit, Product, Review } from '@motif/contract'
import {
  formatReviewPlace,
  parseReviewPlace,
  placeOfReview,
  type ReviewCount,
  type ReviewPlace,
  type ReviewSort,
  reviewPhotoWidths,
  reviewsPerPage
} from '@motif/contract/review-rules'
import { type SQL, and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../../platform/database.ts'
import { jsonRows } from '../../platform/json-rows.ts'
import { pictureBed } from '../drawing/index.ts'
import { products, reviews } from './tables.ts'

const columns = {
  id: reviews.id,
  author: reviews.author,
  rating: reviews.rating,
  title: reviews.title,
  text: reviews.text,
  date: reviews.date,
  isVerified: reviews.isVerified,
  fit: reviews.fit,
  answer: reviews.answer,
  helpful: reviews.helpful,
  photos: reviews.photos
}

type Row = Omit<Review, 'photos'> & Pick<typeof reviews.$inferSelect, 'photos'>

/** A review as shoppers read it. `reviews` serves the files of its photographs. */
export const shownReview = ({ photos, ...words }: Row): Review => ({
  ...words,
  photos: photos.map(({ id, width, height }) => ({
    url: `/pictures/review/${id}`,
    widths: [...reviewPhotoWidths],
    width,
    height,
    placeholder: pictureBed
  }))
})

/** First sort column of each order; the index of the same name has both. */
const ranks = {
  newest: undefined,
  helpful: reviews.helpful,
  highest: reviews.rating,
  lowest: sql`(-${reviews.rating})`
} satisfies Record<ReviewSort, SQL | AnyPgColumn | undefined>

/** Newest first among equals. */
function orderOf(sort: ReviewSort): SQL[] {
  const rank = ranks[sort]
  return [...(rank ? [desc(rank)] : []), desc(reviews.date), desc(reviews.id)]
}

/** SQL condition: whether a review comes after a cursor. */
function isBehind(sort: ReviewSort, { rank: said, date, id }: ReviewPlace): SQL {
  const rank = ranks[sort]
  return rank
    ? sql`(${rank}, ${reviews.date}, ${reviews.id}) < (${sort === 'lowest' ? -said : said}::int, ${date}::date, ${id}::text)`
    : sql`(${reviews.date}, ${reviews.id}) < (${date}::date, ${id}::text)`
}

/** The newest reviews of a product, as a column of a statement that selects the product. */
export const latestReviewRows = jsonRows(
  columns,
  sql`from ${reviews} where ${reviews.productId} = ${products.id}
    order by ${sql.join(orderOf('newest'), sql`, `)} limit ${sql.raw(String(reviewsPerPage))}`
)

interface ReviewQuery {
  /** `next` of an earlier part. */
  after?: string | undefined
  pageSize: number
  stars?: number | undefined
  fit?: Fit | undefined
  photos?: boolean | undefined
  sort: ReviewSort
}

const withPhotos = sql<boolean>`${reviews.photos} <> '[]'::jsonb`

/** A part of the reviews, optionally of some stars, a fit, or with photographs. The last part is as fast as the first. */
export async function reviewsOf(
  db: Database,
  productId: string,
  { after, pageSize, stars, fit, photos, sort: asked }: ReviewQuery
): Promise<{ items: Review[]; next: string | null }> {
  // With equal stars, that order is by date.
  const sort = stars !== undefined && (asked === 'highest' || asked === 'lowest') ? 'newest' : asked
  const place = after === undefined ? undefined : parseReviewPlace(after)
  const rows = await db
    .select(columns)
    .from(reviews)
    .where(
      and(
        eq(reviews.productId, productId),
        stars === undefined ? undefined : eq(reviews.rating, stars),
        fit === undefined ? undefined : eq(reviews.fit, fit),
        photos ? withPhotos : undefined,
        place && isBehind(sort, place)
      )
    )
    .orderBy(...orderOf(sort))
    .limit(pageSize + 1)
  const items = rows.slice(0, pageSize).map(shownReview)
  const last = items.at(-1)
  return { items, next: last && rows.length > pageSize ? formatReviewPlace(placeOfReview(last, asked)) : null }
}

/** Reviews of a product counted by rating, fit and photographs, as a column of a statement that selects the product. */
export const reviewCounts = jsonRows(
  {
    rating: reviews.rating,
    fit: reviews.fit,
    hasPhotos: withPhotos,
    count: sql<number>`count(*)`,
    verified: sql<number>`count(*) filter (where ${reviews.isVerified})`
  },
  sql`from ${reviews} where ${reviews.productId} = ${products.id} group by ${reviews.rating}, ${reviews.fit}, ${withPhotos}`
)

interface VerifiedCount extends ReviewCount {
  /** How many of them are by verified buyers. */
  verified: number
}

/** Number of ratings by stars, those of verified buyers, and the counts of fit, null without data; and the rows for totals of filters. */
export function sumReviews(
  rows: readonly VerifiedCount[]
): Pick<Product, 'ratingCounts' | 'verifiedRating' | 'fit' | 'reviewCounts'> {
  const total = (of: (row: VerifiedCount) => number) => rows.reduce((sum, row) => sum + of(row), 0)
  const countWhere = (isMeant: (row: VerifiedCount) => boolean) => total((row) => (isMeant(row) ? row.count : 0))
  const fitting = (fit: Fit) => countWhere((row) => row.fit === fit)
  const verified = total((row) => row.verified)
  const stars = total((row) => row.rating * row.verified)
  return {
    ratingCounts: [1, 2, 3, 4, 5].map((rating) => countWhere((row) => row.rating === rating)),
    verifiedRating: { average: verified === 0 ? 0 : Math.round((stars / verified) * 10) / 10, count: verified },
    fit: rows.some(({ fit }) => fit !== null)
      ? { small: fitting('small'), true: fitting('true'), large: fitting('large') }
      : null,
    reviewCounts: rows.map(({ verified: _verified, ...row }) => row)
  }
}

type PublishedReview = Omit<typeof reviews.$inferInsert, 'isVerified' | 'helpful'>

/** Publishes or updates a review. Call `catalogueChanged` afterwards. */
export async function publishReview(tx: Transaction, review: PublishedReview): Promise<void> {
  const { id: _id, ...row } = { ...review, isVerified: true }
  await tx
    .insert(reviews)
    .values({ id: review.id, ...row })
    .onConflictDoUpdate({ target: reviews.id, set: row })
}

/** Renames the author of reviews. Call `catalogueChanged` afterwards. */
export async function renameReviewer(tx: Transaction, ids: readonly string[], author: string): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(reviews)
      .set({ author })
      .where(inArray(reviews.id, [...ids]))
}

/** Withdraws a review. Call `catalogueChanged` afterwards. */
export async function withdrawReview(tx: Transaction, id: string): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id))
}
