import type { Review } from '@motif/contract'
import { count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
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
      date: reviews.date
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
