import { z } from 'zod'
import { defineCalls } from './call.ts'
import { importLimits } from './import-rules.ts'
import { id, line, pageOf, paging, timestamp } from './primitives.ts'

/** Which shop's export the file is written like. */
export const importSource = z.enum(['shopify', 'woocommerce', 'motif'])
export type ImportSource = z.infer<typeof importSource>

/** What stands in its rows. `stock` and `customers` are taken in the form of Motif alone. */
export const importKind = z.enum(['products', 'stock', 'customers'])
export type ImportKind = z.infer<typeof importKind>

export const importStatus = z.enum(['waiting', 'running', 'done', 'failed'])
export type ImportStatus = z.infer<typeof importStatus>

const importForm = z.object({
  source: importSource,
  kind: importKind.default('products'),
  /** Reports what an import would do, and writes nothing. */
  dryRun: z.enum(['true', 'false']).default('false'),
  /** `ImportColumn`s as JSON: where the columns stand in a file with headings of its own. Only with the source `motif`. */
  columns: z.string().max(4000).optional(),
  /** Remembers `columns` under this name, for the next file with the same headings. */
  templateName: line(80).optional()
})

/** A column an import expects, and which column of the file it is read from, counted from 0. */
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
  /** Columns of the file that it reads. */
  columns: z.int().min(0),
  createdAt: timestamp
})
export type ImportTemplate = z.infer<typeof importTemplate>

/** The columns of a file beside those an import expects. */
export const importHeadings = z.object({
  /** It is written in the form that was named: nothing is to be chosen, and the lists are empty. */
  isKnown: z.boolean(),
  headings: z.array(
    z.object({
      /** Shortened, and without line breaks; empty where the file has none. */
      heading: z.string(),
      /** Its first three cells. */
      samples: z.array(z.string())
    })
  ),
  expected: z.array(
    z.object({
      column: z.string(),
      /** As it stands in the shop's own files. */
      header: z.string(),
      isNeeded: z.boolean(),
      /** The column of the file that seems to be meant, counted from 0. */
      index: z.int().min(0).nullable()
    })
  ),
  /** The remembered mapping that `expected` follows. */
  template: z.object({ id, name: z.string() }).nullable()
})
export type ImportHeadings = z.infer<typeof importHeadings>

/** Something to know about a row. An error kept its product out; a notice did not. */
export const importLine = z.object({
  /** As a spreadsheet counts: the header is row 1. Null where it is about the whole file. */
  row: z.int().min(1).nullable(),
  level: z.enum(['error', 'notice']),
  /** Handle of the product, or the SKU; null for customers, whose addresses no report keeps. */
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
  /** Rows below the header, and those that are done. */
  rows: z.int().min(0),
  rowsDone: z.int().min(0),
  /** Products; variants where stock is imported; customers. A dry run counts what an import would do. */
  created: z.int().min(0),
  updated: z.int().min(0),
  failed: z.int().min(0),
  createdAt: timestamp,
  finishedAt: timestamp.nullable()
})
export type ImportSummary = z.infer<typeof importSummary>

export const importState = importSummary.extend({
  report: z.array(importLine),
  /** Lines there were, told or not: a report holds the first 1000. */
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
    summary: 'Orders as CSV, a row a line; those placed on the days from `from` to `to` (UTC), both included',
    ...admin,
    permission: 'people.export',
    query: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
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
