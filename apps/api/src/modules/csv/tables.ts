import type { ImportColumn, ImportKind, ImportSource, ImportStatus, Reason, ReasonParams } from '@motif/contract'
import { bigserial, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const count = (name: string) => integer(name).notNull().default(0)

/** Imports. The file is in the file storage until the import ends. */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey(),
    adminId: text('admin_id').notNull(),
    source: text('source').$type<ImportSource>().notNull(),
    kind: text('kind').$type<ImportKind>().notNull(),
    /** Column mapping of a file with unknown headings; null for a known format. */
    columns: jsonb('columns').$type<ImportColumn[]>(),
    isDryRun: boolean('is_dry_run').notNull(),
    fileName: text('file_name').notNull(),
    /** Decoded as Windows-1252, because it was not UTF-8. */
    isLatin: boolean('is_latin').notNull(),
    status: text('status').$type<ImportStatus>().notNull().default('waiting'),
    rows: count('rows'),
    rowsDone: count('rows_done'),
    /** Products or stock rows done: where an interrupted import continues. Counted in the transaction that writes one. */
    position: count('position'),
    created: count('created'),
    updated: count('updated'),
    failed: count('failed'),
    /** Number of report lines, stored or not. */
    lines: count('lines'),
    /** Process that works on it, and the end of its lease. */
    worker: text('worker'),
    leasedUntil: moment('leased_until'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at')
  },
  (table) => [index('imports_created').on(table.createdAt)]
)

export const importLines = pgTable(
  'import_lines',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer('row'),
    isError: boolean('is_error').notNull(),
    subject: text('subject'),
    reason: text('reason').$type<Reason>().notNull(),
    params: jsonb('params').$type<ReasonParams>()
  },
  (table) => [index('import_lines_import').on(table.importId, table.id)]
)

/** Downloaded pictures by address, so that a second import reuses them. */
export const importPictures = pgTable('import_pictures', {
  /** SHA-256 of the address, base64url. */
  link: text('link').primaryKey(),
  upload: text('upload').notNull()
})

/** Column mappings, proposed for the next file with the same headings. */
export const importTemplates = pgTable('import_templates', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<ImportKind>().notNull(),
  name: text('name').notNull(),
  /** SHA-256 of kind and headings, base64url. */
  headings: text('headings').notNull().unique('import_templates_headings'),
  columns: jsonb('columns').$type<ImportColumn[]>().notNull(),
  createdAt: moment('created_at').notNull()
})
