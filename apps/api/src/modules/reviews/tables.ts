import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from '../catalogue/tables.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    date: date('date', { mode: 'string' }).notNull()
  },
  (table) => [index('reviews_product').on(table.productId, table.date), check('reviews_rating', sql`${table.rating} between 1 and 5`)]
)
