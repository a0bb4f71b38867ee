import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { designColumn } from '../../platform/design-column.ts'

/** The artworks of one revision on the print areas of its product as they were then, so that pictures are found without the document. */
export interface Prints {
  revision: number
  /** Names the print areas by their content. */
  areas: string
  /** The area it is seen on first. */
  shown: string
  /** Nothing is placed on it. */
  isBlank: boolean
  /** Names of the artworks by print area. */
  artworks: Record<string, string>
  colour: string | null
}

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const designs = pgTable(
  'designs',
  {
    /** Unguessable: whoever has it may see the preview. */
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    name: text('name').notNull(),
    product: text('product').notNull(),
    document: designColumn('document').notNull(),
    /** What its pictures show, worked out for the first of them; null before, and out of date where it names another revision. */
    prints: jsonb('prints').$type<Prints>(),
    /** Counts the changes: who saves says which one they started from. */
    revision: integer('revision').notNull().default(1),
    /** Opens it, to be looked at, for whoever was told; null while it is shared with nobody. */
    shareKey: text('share_key').unique('designs_share_key'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Can be brought back for a while from then. */
    deletedAt: moment('deleted_at')
  },
  (table) => [
    index('designs_customer').on(table.customerId, table.updatedAt),
    index('designs_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`)
  ]
)

/** Designs as they were before they were changed. */
export const designVersions = pgTable(
  'design_versions',
  {
    id: text('id').primaryKey(),
    designId: text('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    document: designColumn('document').notNull(),
    /** When somebody last worked on it in this form. */
    savedAt: moment('saved_at').notNull(),
    /** When it gave way to what came next. */
    keptAt: moment('kept_at').notNull()
  },
  (table) => [index('design_versions_design').on(table.designId, table.keptAt)]
)
