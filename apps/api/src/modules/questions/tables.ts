import type { QuestionState } from '@motif/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { products } from '../catalogue/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Text that staff search questions by, besides the product's name. */
export const questionSearchText = sql`(text || ' ' || coalesce(answer, '') || ' ' || author || ' ' || coalesce(email, ''))`

/**
 * Questions of shoppers about products. A published question has a copy in the catalogue with the same id, which pages read. A trigger deletes the
 * copy together with this row, also when the account is deleted.
 */
export const askedQuestions = pgTable(
  'asked_questions',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for guests. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** In lower case; null after an erasure. */
    email: text('email'),
    author: text('author').notNull(),
    text: text('text').notNull(),
    state: text('state').$type<QuestionState>().notNull(),
    /** Stays when a published question is withdrawn. */
    answer: text('answer'),
    /** Increases with each change by staff. */
    revision: integer('revision').notNull().default(1),
    askedAt: moment('asked_at').notNull(),
    /** First publication. */
    answeredAt: moment('answered_at'),
    /** When the mail with the answer was queued. */
    mailedAt: moment('mailed_at'),
    decidedAt: moment('decided_at'),
    /** Member of staff. No foreign key: decisions outlive accounts. */
    decidedBy: text('decided_by')
  },
  (table) => [
    index('asked_questions_state').on(table.state, table.askedAt, table.id),
    index('asked_questions_email').on(table.email, table.askedAt),
    index('asked_questions_user').on(table.userId),
    index('asked_questions_product').on(table.productId),
    index('asked_questions_search').using('gin', sql`${questionSearchText} gin_trgm_ops`),
    index('asked_questions_declined')
      .on(table.decidedAt)
      .where(sql`${table.state} = 'declined'`),
    check('asked_questions_state', sql`${table.state} in ('waiting', 'published', 'declined')`),
    check('asked_questions_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
    check(
      'asked_questions_published',
      sql`${table.state} <> 'published' or (${table.answer} is not null and ${table.answeredAt} is not null)`
    )
  ]
)

export type AskedQuestion = typeof askedQuestions.$inferSelect
