import { z } from 'zod'
import { defineCalls } from './call.ts'
import { importLimits } from './import-rules.ts'
import { id, line, pageOf, paging, several, timestamp } from './primitives.ts'

/** The shop whose export format the file has. */
export const importSource = z.enum(['shopify', 'woocommerce', 'motif'])
export type ImportSource = z.infer<typeof importSource>

/** Kind of rows. `stock` and `customers` only exist in Motif's own format. */
export const importKind = z.enum(['products', 'stock', 'customers'])
export type ImportKind = z.infer<typeof importKind>

export const importStatus = z.enum(['waiting', 'running', 'done', 'failed'])
export type ImportStatus = z.infer<typeof importStatus>

const importForm = z.object({
  source: importSource,
  kind: importKind.default('products'),
  /** Reports what an import would do, without writing anything. */
  dryRun: z.enum(['true', 'false']).default('false'),
  /** `ImportColumn`s as JSON: the column mapping of a file with unknown headings. Only with the source `motif`. */
  columns: z.string().max(4000).optional(),
  /** Saves `columns` under this name, for the next file with the same headings. */
  templateName: line(80).optional()
})

/** A column of an import, and the file's column it is read from, counted from 0. */
export const importColumn = z.object({
  column: z.string().max(40),
  index: z
    .int()
    .min(0)
    .max(importLimits.columns - 1)
})
export type ImportColumn = z.infer<typeof importColumn>

export const importTemplate = z.object({
  id,
  name: z.string(),
  kind: importKind,
  /** Number of columns read. */
  columns: z.int().min(0),
  createdAt: timestamp
})
export type ImportTemplate = z.infer<typeof importTemplate>

/** The columns of a file, and those an import expects. */
export const importHeadings = z.object({
  /** The file has the named format: there is nothing to choose, and the lists are empty. */
  isKnown: z.boolean(),
  headings: z.array(
    z.object({
      /** Truncated, without line breaks; empty if the file has none. */
      heading: z.string(),
      /** Its first three cells. */
      samples: z.array(z.string())
    })
  ),
  expected: z.array(
    z.object({
      column: z.string(),
      /** As in the shop's own files. */
      header: z.string(),
      isNeeded: z.boolean(),
      /** Index of the best matching column, counted from 0. */
      index: z.int().min(0).nullable()
    })
  ),
  /** The saved mapping used in `expected`. */
  template: z.object({ id, name: z.string() }).nullable()
})
export type ImportHeadings = z.infer<typeof importHeadings>

/** A message about a row. An error skipped its product; a notice did not. */
export const importLine = z.object({
  /** As in a spreadsheet: the header is row 1. Null: the whole file. */
  row: z.int().min(1).nullable(),
  level: z.enum(['error', 'notice']),
  /** Handle of the product, or the SKU; null for customers, because reports store no addresses. */
  subject: z.string().nullable(),
  reason: z.string(),
  message: z.string()
})
export type ImportLine = z.infer<typeof importLine>

export const importSummary = z.object({
  id,
  source: importSource,
  kind: importKind,
  dryRun: z.boolean(),
  fileName: z.string(),
  status: importStatus,
  /** Rows below the header, and completed ones. */
  rows: z.int().min(0),
  rowsDone: z.int().min(0),
  /** Number of products, variants (stock) or customers. A dry run counts what an import would do. */
  created: z.int().min(0),
  updated: z.int().min(0),
  failed: z.int().min(0),
  createdAt: timestamp,
  finishedAt: timestamp.nullable()
})
export type ImportSummary = z.infer<typeof importSummary>

export const importState = importSummary.extend({
  report: z.array(importLine),
  /** Total number of report lines; a report stores the first 1000. */
  reportTotal: z.int().min(0)
})
export type ImportState = z.infer<typeof importState>

const admin = { tag: 'admin', access: 'admin' } as const

export const importCalls = defineCalls({
  'GET /api/v1/admin/imports': {
    summary: 'Imports, newest first',
    ...admin,
    permission: 'products.read',
    query: z.object(paging({ usual: 10, most: 50 })),
    answers: { 200: pageOf(importSummary) }
  },
  'POST /api/v1/admin/imports': {
    summary:
      'Import a CSV file of products, stock or customers, or try what an import would do; the work is done afterwards',
    ...admin,
    permission: 'products.change',
    upload: true,
    form: importForm,
    answers: { 202: z.object({ id }) }
  },
  'POST /api/v1/admin/imports/columns': {
    summary: 'Which columns a CSV file has, told by its first megabyte, and which of them an import would read',
    ...admin,
    permission: 'products.change',
    upload: true,
    form: importForm.pick({ source: true, kind: true }),
    answers: { 200: importHeadings }
  },
  'GET /api/v1/admin/import-templates': {
    summary: 'Mappings of columns that are remembered, newest first',
    ...admin,
    permission: 'products.read',
    answers: { 200: z.array(importTemplate) }
  },
  'DELETE /api/v1/admin/import-templates/{id}': {
    summary: 'Forget a mapping of columns',
    ...admin,
    permission: 'products.change',
    params: z.object({ id }),
    answers: { 200: z.object({}) }
  },
  'GET /api/v1/admin/imports/{id}': {
    summary: 'How far an import is, with its report',
    ...admin,
    permission: 'products.read',
    params: z.object({ id }),
    answers: { 200: importState }
  },
  'GET /api/v1/admin/exports/products.csv': {
    summary: 'Every product as CSV, in the form an import takes back',
    ...admin,
    permission: 'products.read',
    answers: { 200: 'binary' }
  },
  'GET /api/v1/admin/exports/stock.csv': {
    summary: 'The stock of every variant as CSV, in the form an import takes back',
    ...admin,
    permission: 'products.read',
    answers: { 200: 'binary' }
  },
  'GET /api/v1/admin/exports/orders.csv': {
    summary:
      'Orders as CSV, a row a line; those placed on the days from `from` to `to` in the shop’s time zone, both included, or those named',
    ...admin,
    permission: 'people.export',
    query: z.object({
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      orders: several(id, 100).optional()
    }),
    answers: { 200: 'binary' }
  },
  'GET /api/v1/admin/exports/customers.csv': {
    summary: 'Confirmed accounts and imported customers as CSV, with the orders they paid',
    ...admin,
    permission: 'people.export',
    answers: { 200: 'binary' }
  },
  'GET /api/v1/admin/exports/newsletter.csv': {
    summary: 'Confirmed addresses of the newsletter as CSV, each with the links that end it',
    ...admin,
    permission: 'people.export',
    answers: { 200: 'binary' }
  }
})
