import type { ImportKind, ImportSource } from '@motif/contract'
import type { CsvFormat } from './imported.ts'
import { motif } from './motif.ts'
import { shopify } from './shopify.ts'
import { woocommerce } from './woocommerce.ts'

export const formats: Readonly<Record<ImportSource, CsvFormat>> = { shopify, woocommerce, motif }

/** What is known of the columns of a file. */
export type Layout = Pick<CsvFormat, 'columnOf' | 'needed' | 'isHarmless'>

/** The columns of a file of stock. */
const stock: Layout = {
  columnOf: (header) => (header === 'sku' || header === 'stock' ? header : undefined),
  needed: [
    { column: 'sku', header: 'sku' },
    { column: 'stock', header: 'stock' }
  ],
  isHarmless: true
}

export const layoutOf = (source: ImportSource, kind: ImportKind): Layout => (kind === 'stock' ? stock : formats[source])

/** A heading as forms know it. */
export const nameOf = (heading: string): string => heading.trim().toLowerCase().replaceAll(/\s+/g, ' ')
