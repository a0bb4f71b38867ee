import type { SavedViewRequest } from '@motif/contract'
import type { SavedViewList } from '@motif/contract/saved-view-rules'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

/** Filters of the admin's lists that staff saved under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list').$type<SavedViewList>().notNull(),
    name: text('name').notNull(),
    /** Normalised name: see `savedViewKey`. */
    nameKey: text('name_key').notNull(),
    filter: jsonb('filter').$type<SavedViewRequest['filter']>().notNull(),
    /** Whether all staff see it. */
    isShared: boolean('is_shared').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull()
  },
  (table) => [
    uniqueIndex('saved_views_named').on(table.userId, table.list, table.nameKey),
    index('saved_views_shared')
      .on(table.list)
      .where(sql`${table.isShared}`),
    check('saved_views_list', sql`${table.list} in ('orders', 'products')`)
  ]
)
