import { Readable } from 'node:stream'
import { type ImportKind, type ImportSource, importLimits } from '@motif/contract'
import type { FileName } from '../../platform/storage/storage.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { asWritten } from './formulas.ts'
import type { CsvFormat, CsvRow, ImportedProduct } from './imported.ts'
import { motif } from './motif.ts'
import { delimiterOf, readCsv } from './read-csv.ts'
import { type ReportLine, errorLine, noticeLine } from './report.ts'
import { shopify } from './shopify.ts'
import { woocommerce } from './woocommerce.ts'

const formats: Readonly<Record<ImportSource, CsvFormat>> = { shopify, woocommerce, motif }

/** The columns of a file of stock. */
const stock: Pick<CsvFormat, 'columnOf' | 'needed' | 'isHarmless'> = {
  columnOf: (header) => (header === 'sku' || header === 'stock' ? header : undefined),
  needed: [
    { column: 'sku', header: 'sku' },
    { column: 'stock', header: 'stock' }
  ],
  isHarmless: true
}

export const fileNameOf = (id: string): FileName => `imports/${id}.csv`

interface ReadFile {
  rows: CsvRow[]
  /** What is to be said of the whole file. */
  lines: ReportLine[]
  /** Cells that are longer than any may be, by their row. */
  tooLong: ReadonlyMap<number, ReportLine>
}

type Columns = (string | undefined)[]

function columnsOf(headers: readonly string[], { columnOf, needed }: Pick<CsvFormat, 'columnOf' | 'needed'>) {
  const columns: Columns = headers.map((header) => columnOf(header.trim().toLowerCase().replaceAll(/\s+/g, ' ')))
  const missing = needed.filter(({ column }) => !columns.includes(column)).map(({ header }) => header)
  if (missing.length > 0) throw new ProblemError('csv-columns-missing', { params: { columns: missing } })
  const unread = headers.filter((header, index) => columns[index] === undefined && header.trim() !== '')
  return { columns, unread: unread.map((header) => header.trim().slice(0, 60)) }
}

/** Columns that are named where they are not read; of a file with a hundred others the first say enough. */
const unreadTold = 30

async function read(
  platform: Platform,
  id: string,
  format: Pick<CsvFormat, 'columnOf' | 'needed' | 'isHarmless'>
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
      const found = columnsOf(values, format)
      columns = found.columns
      if (found.unread.length > 0)
        lines.push(noticeLine(1, 'csv-columns-not-read', { columns: found.unread.slice(0, unreadTold) }))
      continue
    }
    const cells: Record<string, string> = {}
    for (const [index, value] of values.entries()) {
      const column = columns[index]
      if (column === undefined || value.trim() === '') continue
      if (value.length > importLimits.cell)
        tooLong.set(number, errorLine(number, 'csv-cell-over-limit', { column, max: importLimits.cell }))
      // The first of two columns that mean the same.
      else cells[column] ??= format.isHarmless ? asWritten(value.trim()) : value.trim()
    }
    rows.push({ number, cells })
  }
  if (rows.length === 0) throw new ProblemError('csv-empty')
  return { rows, lines, tooLong }
}

/** Products whose SKUs stand in the file before say so: two variants cannot have one. */
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

/** Two products of a file cannot be at one address. */
function noteRepeatedAddresses(products: readonly ImportedProduct[]): void {
  const rows = new Map<string, number>()
  for (const { slug, row, lines } of products) {
    const before = rows.get(slug)
    if (before === undefined) rows.set(slug, row)
    else if (slug !== '') lines.push(errorLine(row, 'csv-address-repeated', { slug, row: before }))
  }
}

/** The products of a file, in its order: the same each time it is read. Refuses a file that cannot be read as a whole. */
export async function readProducts(
  platform: Platform,
  { id, source }: { id: string; source: ImportSource }
): Promise<{ products: ImportedProduct[]; rows: number; lines: ReportLine[] }> {
  const format = formats[source]
  const { rows, lines, tooLong } = await read(platform, id, format)
  const products = format.productsOf(rows, { decimals: platform.shop.currency.decimals })
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

/** The rows of a file of stock. */
export const readStock = (platform: Platform, { id }: { id: string }): Promise<ReadFile> => read(platform, id, stock)

export const isOffered = (source: ImportSource, kind: ImportKind): boolean => kind === 'products' || source === 'motif'
