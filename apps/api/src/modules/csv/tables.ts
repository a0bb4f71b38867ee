import type { ImportColumn, ImportKind, ImportSource, ImportStatus, Reason, ReasonParams } from '@motif/contract'
import { bigserial, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const count = (name: string) => integer(name).notNull().default(0)

/** Files that are or were imported. The file itself is in the file storage until the import is over. */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey(),
    adminId: text('admin_id').notNull(),
    source: text('source').$type<ImportSource>().notNull(),
    kind: text('kind').$type<ImportKind>().notNull(),
    /** Where the columns stand in a file with headings of its own; null in a known form. */
    columns: jsonb('columns').$type<ImportColumn[]>(),
    isDryRun: boolean('is_dry_run').notNull(),
    fileName: text('file_name').notNull(),
    /** It was not UTF-8, and was read as Windows-1252. */
    isLatin: boolean('is_latin').notNull(),
    status: text('status').$type<ImportStatus>().notNull().default('waiting'),
    rows: count('rows'),
    rowsDone: count('rows_done'),
    /** Products, or rows of stock, that are done: where it goes on after whatever ended it. Counted in the transaction that writes one. */
    position: count('position'),
    created: count('created'),
    updated: count('updated'),
    failed: count('failed'),
    /** Lines of the report, kept or not. */
    lines: count('lines'),
    /** Who works on it, and until when that holds without a sign of life. */
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

/** Pictures that were fetched by their address, so that a file imported again brings none twice. */
export const importPictures = pgTable('import_pictures', {
  /** SHA-256 of the address, base64url. */
  link: text('link').primaryKey(),
  upload: text('upload').notNull()
})

/** Mappings of columns, each proposed for the next file with the same headings. */
export const importTemplates = pgTable('import_templates', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<ImportKind>().notNull(),
  name: text('name').notNull(),
  /** SHA-256 of what is imported and the headings of its file, base64url. */
  headings: text('headings').notNull().unique('import_templates_headings'),
  columns: jsonb('columns').$type<ImportColumn[]>().notNull(),
  createdAt: moment('created_at').notNull()
})
