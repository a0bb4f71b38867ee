import type { Fit, ReviewState } from '@motif/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { products, reviews } from '../catalogue/tables.ts'
import { orderLines } from '../orders/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Reviews by buyers, one per order line. An approved review has a copy in the catalogue with the same id, which pages and lists read. A trigger
 * deletes the copy together with this row, also when account or order are deleted.
 */
export const writtenReviews = pgTable(
  'written_reviews',
  {
    id: text('id').primaryKey(),
    orderLineId: text('order_line_id')
      .notNull()
      .unique('written_reviews_order_line')
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for guests, who have the order's key. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of a guest's device key, so that nobody votes for their own review. */
    visitorHash: text('visitor_hash'),
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    fit: text('fit').$type<Fit>(),
    /** Language of the page; the text may be in another. */
    language: text('language').notNull(),
    state: text('state').$type<ReviewState>().notNull(),
    /** Reason of the rejection, for its author. */
    reason: text('reason'),
    answer: text('answer'),
    /** Number of changes by its author, so that staff approve only what they read. */
    revision: integer('revision').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the current text was written. */
    writtenAt: moment('written_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by')
  },
  (table) => [
    index('written_reviews_state').on(table.state, table.writtenAt),
    index('written_reviews_user').on(table.userId),
    index('written_reviews_product').on(table.productId),
    index('written_reviews_visitor').on(table.visitorHash),
    check('written_reviews_rating', sql`${table.rating} between 1 and 5`),
    check('written_reviews_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`)
  ]
)

/** Photographs of reviews. A trigger lets the upload of a deleted one be cleaned up the next night, unless it is used elsewhere. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    /** Its public id: the upload's id would also open unpublished photographs. */
    id: text('id').primaryKey(),
    reviewId: text('review_id')
      .notNull()
      .references(() => writtenReviews.id, { onDelete: 'cascade' }),
    upload: text('upload').notNull(),
    position: integer('position').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Staff publish the review without it. */
    isLeftOut: boolean('is_left_out').notNull().default(false)
  },
  (table) => [
    unique('review_photos_place').on(table.reviewId, table.position),
    index('review_photos_upload').on(table.upload)
  ]
)

/**
 * Helpful votes for published reviews. A trigger counts them on the review in the same transaction. A vote is deleted with the published review or
 * the account; a guest's is anonymised after a year and stays counted.
 */
export const helpfulVotes = pgTable(
  'helpful_votes',
  {
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of a guest's device key. */
    visitorHash: text('visitor_hash'),
    votedAt: moment('voted_at').notNull()
  },
  (table) => [
    unique('helpful_votes_user').on(table.userId, table.reviewId),
    unique('helpful_votes_visitor').on(table.visitorHash, table.reviewId),
    index('helpful_votes_review').on(table.reviewId),
    index('helpful_votes_ends')
      .on(table.votedAt)
      .where(sql`${table.visitorHash} is not null`),
    check('helpful_votes_voter', sql`num_nonnulls(${table.userId}, ${table.visitorHash}) = 1`)
  ]
)

export type ReviewPhoto = typeof reviewPhotos.$inferSelect
export type WrittenReview = typeof writtenReviews.$inferSelect
