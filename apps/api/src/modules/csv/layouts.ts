import type { ImportKind, ImportSource } from '@motif/contract'
import { customerColumns } from './customers.ts'
import type { CsvFormat } from './imported.ts'
import { motif } from './motif.ts'
import { shopify } from './shopify.ts'
import { woocommerce } from './woocommerce.ts'

export const formats: Readonly<Record<ImportSource, CsvFormat>> = { shopify, woocommerce, motif }

/** The known columns of a file. */
export type Layout = Pick<CsvFormat, 'columnOf' | 'needed' | 'isHarmless'>

/** Columns of a stock file. */
const stock: Layout = {
  columnOf: (header) => (header === 'sku' || header === 'stock' ? header : undefined),
  needed: [
    { column: 'sku', header: 'sku' },
    { column: 'stock', header: 'stock' }
  ],
  isHarmless: true
}

const known: ReadonlySet<string> = new Set(customerColumns.map((header) => header.toLowerCase()))

/** Columns of a customer file. */
const customers: Layout = {
  columnOf: (header) => (known.has(header) ? header : undefined),
  needed: [{ column: 'e-mail', header: 'E-mail' }],
  isHarmless: true
}

export const layoutOf = (source: ImportSource, kind: ImportKind): Layout =>
  kind === 'products' ? formats[source] : kind === 'stock' ? stock : customers

/** A normalised heading. */
export const nameOf = (heading: string): string => heading.trim().toLowerCase().replaceAll(/\s+/g, ' ')
