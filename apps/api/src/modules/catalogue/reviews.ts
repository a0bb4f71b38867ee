import type { Product, Review } from '@motif/contract'
import { count, desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { reviews } from './tables.ts'

/** How many a product's page shows. */
const shown = 20

/** What people said of a product, newest first. */
export function latestReviews(db: Database, productId: string): Promise<Review[]> {
  return db
    .select({
      id: reviews.id,
      author: reviews.author,
      rating: reviews.rating,
      title: reviews.title,
      text: reviews.text,
      date: reviews.date,
      isVerified: reviews.isVerified,
      fit: reviews.fit,
      answer: reviews.answer
    })
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .orderBy(desc(reviews.date), reviews.id)
    .limit(shown)
}

/** How many gave a product one star, two, up to five. */
export async function ratingCounts(db: Database, productId: string): Promise<number[]> {
  const rows = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .groupBy(reviews.rating)
  const byRating = new Map(rows.map((row) => [row.rating, row.count]))
  return [1, 2, 3, 4, 5].map((rating) => byRating.get(rating) ?? 0)
}

/** How many found a product small, true to size and large; null where nobody said. */
export async function fitCounts(db: Database, productId: string): Promise<Product['fit']> {
  const rows = await db
    .select({ fit: reviews.fit, count: count() })
    .from(reviews)
    .where(sql`${reviews.productId} = ${productId} and ${reviews.fit} is not null`)
    .groupBy(reviews.fit)
  if (rows.length === 0) return null
  const of = (fit: string) => rows.find((row) => row.fit === fit)?.count ?? 0
  return { small: of('small'), true: of('true'), large: of('large') }
}

type PublishedReview = Omit<typeof reviews.$inferInsert, 'isVerified'>

/** Shows a buyer's review on the product's page, or shows what it says by now. To be followed by `catalogueChanged`. */
export async function publishReview(tx: Transaction, review: PublishedReview): Promise<void> {
  const { id: _id, ...row } = { ...review, isVerified: true }
  await tx
    .insert(reviews)
    .values({ id: review.id, ...row })
    .onConflictDoUpdate({ target: reviews.id, set: row })
}

/** Takes a review off the product's page. To be followed by `catalogueChanged`. */
export async function withdrawReview(tx: Transaction, id: string): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id))
}
