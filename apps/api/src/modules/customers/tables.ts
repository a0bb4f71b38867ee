import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { prefixIndex, wordPrefixes } from '../../platform/text-patterns.ts'

/** What staff tell each other about a customer. Customers never see it, but in the file of what is kept about them. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: text('id').primaryKey(),
    /** Folded to the form accounts are found by. */
    email: text('email').notNull(),
    /** No reference: accounts may go, notes stay. */
    authorId: text('author_id').notNull(),
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull()
  },
  (table) => [index('customer_notes_email').on(table.email, table.at)]
)

/** What staff find an imported customer by: see `userSearchText`. */
export const importedSearchText = sql`(' ' || coalesce(name, '') || ' ' || email)`

/** See `userBeginnings`. */
export const importedPrefixes = prefixIndex(wordPrefixes(`' ' || coalesce(name, '') || ' ' || email`))

/** Customers of another shop, as a file told of them. They have no account: whoever registers with the address has one of their own. */
export const importedCustomers = pgTable(
  'imported_customers',
  {
    /** Folded to the form accounts are found by. */
    email: text('email').primaryKey(),
    name: text('name'),
    phone: text('phone'),
    hasAskedForNewsletter: boolean('has_asked_for_newsletter').notNull().default(false),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull()
  },
  (table) => [
    index('imported_customers_search').using('gin', sql`${importedSearchText} gin_trgm_ops`),
    index('imported_customers_begun').using('gin', importedPrefixes),
    index('imported_customers_imported').on(table.importedAt)
  ]
)
