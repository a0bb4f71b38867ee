import { Readable } from 'node:stream'
import { type ImportColumn, type ImportKind, type ImportSource, importLimits } from '@motif/contract'
import type { FileName } from '../../platform/storage/storage.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { unescapeFormula } from './formulas.ts'
import { type ImportedCustomer, customersOf } from './customers.ts'
import type { CsvRow, ImportedProduct } from './imported.ts'
import { type Layout, formats, layoutOf, nameOf } from './layouts.ts'
import type { ImportRow } from './progress.ts'
import { delimiterOf, readCsv } from './read-csv.ts'
import { type ReportLine, errorLine, noticeLine } from './report.ts'

export const fileNameOf = (id: string): FileName => `imports/${id}.csv`

interface ReadFile {
  rows: CsvRow[]
  columns: ReadonlySet<string>
  /** Report lines about the whole file. */
  lines: ReportLine[]
  /** Rows with a cell beyond the length limit. */
  tooLong: ReadonlyMap<number, ReportLine>
}

/** The column of each heading. */
interface Columns {
  pairs: ImportColumn[]
  unread: string[]
  repeated: string[]
}

const shown = (headings: readonly string[]): string[] =>
  headings.filter((heading) => heading.trim() !== '').map((heading) => heading.trim().slice(0, 60))

/** The columns chosen by staff for a file with unknown headings. */
const chosenColumns = (headings: readonly string[], pairs: ImportColumn[]): Columns => ({
  pairs,
  unread: shown(headings.filter((_, at) => pairs.every(({ index }) => index !== at))),
  repeated: []
})

function columnsOf(headings: readonly string[], { columnOf, needed }: Layout): Columns {
  const columns = headings.map((heading) => columnOf(nameOf(heading)))
  const missing = needed.filter(({ column }) => !columns.includes(column)).map(({ header }) => header)
  if (missing.length > 0) throw new ProblemError('csv-columns-missing', { params: { columns: missing } })
  return {
    pairs: columns.flatMap((column, index) => (column === undefined ? [] : [{ column, index }])),
    unread: shown(headings.filter((_, index) => columns[index] === undefined)),
    repeated: shown([
      ...new Set(
        headings
          .map((heading) => nameOf(heading))
          .filter((heading, index, all) => columns[index] !== undefined && all.indexOf(heading) !== index)
      )
    ])
  }
}

/** Number of ignored columns to report. */
const unreadColumnsShown = 30

async function read(
  platform: Platform,
  { id, columns: chosen }: Pick<ImportRow, 'id' | 'columns'>,
  layout: Layout
): Promise<ReadFile> {
  const data = await platform.storage.get(fileNameOf(id))
  if (!data) throw new ProblemError('import-file-gone')
  const lines: ReportLine[] = []
  const tooLong = new Map<number, ReportLine>()
  const rows: CsvRow[] = []
  let columns: Columns | undefined
  for await (const { number, values } of readCsv(
    Readable.from([data]),
    delimiterOf(data.toString('utf8', 0, importLimits.record))
  )) {
    if (!columns) {
      columns = chosen ? chosenColumns(values, chosen) : columnsOf(values, layout)
      const { unread, repeated } = columns
      if (unread.length > 0)
        lines.push(noticeLine(1, 'csv-columns-not-read', { columns: unread.slice(0, unreadColumnsShown) }))
      if (repeated.length > 0)
        lines.push(noticeLine(1, 'csv-columns-repeated', { columns: repeated.slice(0, unreadColumnsShown) }))
      continue
    }
    const cells: Record<string, string> = {}
    for (const { column, index } of columns.pairs) {
      const value = values[index]?.trim() ?? ''
      if (value === '') continue
      if (value.length > importLimits.cell)
        tooLong.set(number, errorLine(number, 'csv-cell-over-limit', { column, max: importLimits.cell }))
      // The first of two columns with the same meaning counts.
      else cells[column] ??= layout.isHarmless ? unescapeFormula(value) : value
    }
    rows.push({ number, cells })
  }
  if (rows.length === 0) throw new ProblemError('csv-empty')
  return { rows, columns: new Set(columns?.pairs.map(({ column }) => column)), lines, tooLong }
}

/** Reports SKUs that occur earlier in the file, because a SKU is unique. */
function noteRepeatedSkus(products: readonly ImportedProduct[]): void {
  const rows = new Map<string, number>()
  for (const { variants, lines } of products)
    for (const { sku, row } of variants) {
      if (sku === undefined) continue
      const before = rows.get(sku)
      if (before === undefined) rows.set(sku, row)
      else lines.push(errorLine(row, 'csv-sku-repeated', { sku: sku.slice(0, 64), row: before }))
    }
}

/** Reports slugs that occur twice in the file. */
function noteRepeatedAddresses(products: readonly ImportedProduct[]): void {
  const rows = new Map<string, number>()
  for (const { slug, row, lines } of products) {
    const before = rows.get(slug)
    if (before === undefined) rows.set(slug, row)
    else if (slug !== '') lines.push(errorLine(row, 'csv-address-repeated', { slug, row: before }))
  }
}

/** The products of a file in order, the same on every read. Refuses an unreadable file. */
export async function readProducts(
  platform: Platform,
  row: Pick<ImportRow, 'id' | 'source' | 'columns'>
): Promise<{ products: ImportedProduct[]; rows: number; lines: ReportLine[] }> {
  const format = formats[row.source]
  const { rows, columns, lines, tooLong } = await read(platform, row, format)
  const { currency, timeZone } = platform.shop
  const products = format.productsOf(rows, { decimals: currency.decimals, timeZone, columns })
  noteRepeatedSkus(products)
  noteRepeatedAddresses(products)
  if (tooLong.size > 0)
    for (const product of products)
      for (const number of new Set([
        product.row,
        ...product.variants.map(({ row }) => row),
        ...product.pictures.map(({ row }) => row)
      ])) {
        const line = tooLong.get(number)
        if (line) product.lines.push(line)
      }
  return { products, rows: rows.length, lines }
}

/** The rows of a stock file. */
export const readStock = (platform: Platform, row: Pick<ImportRow, 'id' | 'columns'>): Promise<ReadFile> =>
  read(platform, row, layoutOf('motif', 'stock'))

/** The customers of a file, and its number of rows. */
export async function readCustomers(
  platform: Platform,
  row: Pick<ImportRow, 'id' | 'columns'>
): Promise<{ customers: ImportedCustomer[]; rows: number; lines: ReportLine[] }> {
  const { rows, lines, tooLong } = await read(platform, row, layoutOf('motif', 'customers'))
  const customers = customersOf(rows)
  for (const customer of customers) {
    const line = tooLong.get(customer.row)
    if (line) customer.lines.push(line)
  }
  const isNewsletterRead = rows.some(({ cells }) => cells['newsletter'] !== undefined)
  return {
    customers,
    rows: rows.length,
    lines: isNewsletterRead ? [...lines, noticeLine(1, 'csv-newsletter-noted', {})] : lines
  }
}

export const isOffered = (source: ImportSource, kind: ImportKind): boolean => kind === 'products' || source === 'motif'
