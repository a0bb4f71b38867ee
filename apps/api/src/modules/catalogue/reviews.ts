import type { Review } from '@motif/contract'
import { desc, eq } from 'drizzle-orm'
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
