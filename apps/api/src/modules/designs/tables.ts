import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { designColumn } from '../../platform/design-column.ts'

/** The artworks of a revision on the print areas at that time, so that pictures are found without the document. */
export interface Prints {
  revision: number
  /** Content hash of the print areas. */
  areas: string
  /** The area shown first. */
  shown: string
  /** All areas are empty. */
  isBlank: boolean
  /** Artwork hashes by print area. */
  artworks: Record<string, string>
  colour: string | null
}

/** Text that staff search designs by: see `userSearchText`. */
export const designSearchText = sql`(' ' || name)`

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const designs = pgTable(
  'designs',
  {
    /** Unguessable: it grants access to the preview. */
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    name: text('name').notNull(),
    product: text('product').notNull(),
    document: designColumn('document').notNull(),
    /** Artworks of its pictures, computed for the first of them; null before, and outdated if of another revision. */
    prints: jsonb('prints').$type<Prints>(),
    /** Number of changes, for optimistic locking. */
    revision: integer('revision').notNull().default(1),
    /** Grants read access to whoever has it; null if not shared. */
    shareKey: text('share_key').unique('designs_share_key'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Since then it can be restored for a while. */
    deletedAt: moment('deleted_at')
  },
  (table) => [
    index('designs_customer').on(table.customerId, table.updatedAt),
    index('designs_newest')
      .on(table.updatedAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('designs_of_product')
      .on(table.product, table.updatedAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('designs_search').using('gin', sql`${designSearchText} gin_trgm_ops`),
    index('designs_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`)
  ]
)

/** Former states of designs. */
export const designVersions = pgTable(
  'design_versions',
  {
    id: text('id').primaryKey(),
    designId: text('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    document: designColumn('document').notNull(),
    /** When this state was last saved. */
    savedAt: moment('saved_at').notNull(),
    /** When it was replaced. */
    keptAt: moment('kept_at').notNull()
  },
  (table) => [index('design_versions_design').on(table.designId, table.keptAt)]
)
