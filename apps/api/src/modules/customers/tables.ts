import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { prefixIndex, wordPrefixes } from '../../platform/text-patterns.ts'

/** Internal notes of staff on a customer. The customer sees them only in their export. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: text('id').primaryKey(),
    /** Normalised like addresses of accounts. */
    email: text('email').notNull(),
    /** No foreign key: notes outlive accounts. */
    authorId: text('author_id').notNull(),
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull()
  },
  (table) => [index('customer_notes_email').on(table.email, table.at)]
)

/** Text that staff search imported customers by: see `userSearchText`. */
export const importedSearchText = sql`(' ' || coalesce(name, '') || ' ' || email)`

/** See `userPrefixes`. */
export const importedPrefixes = prefixIndex(wordPrefixes(`' ' || coalesce(name, '') || ' ' || email`))

/** Imported customers of another shop. They have no account; whoever registers with the address gets one. */
export const importedCustomers = pgTable(
  'imported_customers',
  {
    /** Normalised like addresses of accounts. */
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
