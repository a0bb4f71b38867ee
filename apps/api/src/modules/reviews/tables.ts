import type { Fit, ReviewState } from '@motif/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { products, reviews } from '../catalogue/tables.ts'
import { orderLines } from '../orders/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What buyers wrote, one a line of an order. Once approved, the catalogue holds a copy under the same id, which pages and lists read. A
 * trigger takes that copy back when a row here goes, also with the account or the order it belongs to.
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
    /** Of a guest, keyed hash of what their device keeps: nobody votes for their own review. */
    visitorHash: text('visitor_hash'),
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    fit: text('fit').$type<Fit>(),
    /** Of the page it was written on; it may be written in another. */
    language: text('language').notNull(),
    state: text('state').$type<ReviewState>().notNull(),
    /** Why it was rejected, for its writer. */
    reason: text('reason'),
    answer: text('answer'),
    /** Counts its changes by its writer, so that nobody approves what they did not read. */
    revision: integer('revision').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it got the words it has. */
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

/** Photographs in them. A trigger lets the upload of one that goes be cleared up the next night, unless something else shows it. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    /** Names it where everybody sees it: the identifier of the upload would open what was not published, too. */
    id: text('id').primaryKey(),
    reviewId: text('review_id')
      .notNull()
      .references(() => writtenReviews.id, { onDelete: 'cascade' }),
    upload: text('upload').notNull(),
    position: integer('position').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Staff show the review without it. */
    isLeftOut: boolean('is_left_out').notNull().default(false)
  },
  (table) => [
    unique('review_photos_place').on(table.reviewId, table.position),
    index('review_photos_upload').on(table.upload)
  ]
)

/**
 * Who found a published review helpful. A trigger counts them on the review in the same transaction. A vote ends with the review as it was read, and
 * with the account; a visitor's ends after a year, and stays in the count.
 */
export const helpfulVotes = pgTable(
  'helpful_votes',
  {
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of what a visitor's device keeps. */
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
