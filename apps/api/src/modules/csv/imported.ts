import type { ProductInput, ProductStatus } from '@motif/contract'
import type { ReportLine } from './report.ts'

/** A row below the header: its cells by what their columns mean; those that are empty are left out. */
export interface CsvRow {
  number: number
  cells: Readonly<Partial<Record<string, string>>>
}

export interface ImportedVariant {
  row: number
  sku?: string | undefined
  /** A value of each option, as people read it. */
  labels: readonly string[]
  /** Colours to show for these, where the file has them. */
  swatches?: readonly (string | undefined)[]
  price?: number | undefined
  salePrice?: number | undefined
  saleFrom?: string | undefined
  saleUntil?: string | undefined
  onHand?: number | undefined
  /** The other shop sells it without counting. */
  isUncounted?: boolean
  weightGrams?: number | null | undefined
  isWithdrawn?: boolean | undefined
}

export interface ImportedPicture {
  row: number
  link: string
  alt?: string | undefined
  /** The label of the colour it shows. */
  colour?: string | undefined
  focus?: { x: number; y: number } | undefined
}

/** A product as a file tells it. What the file does not name is undefined, and stays as it is. */
export interface ImportedProduct {
  /** Its first row, and how many it takes. */
  row: number
  rows: number
  slug: string
  name?: string | undefined
  category?: string | undefined
  description?: string | undefined
  details?: ProductInput['details'] | undefined
  /** Facts by their names, beside which the others of the product stay. */
  addedDetails?: ProductInput['details'] | undefined
  seo?: { title?: string | undefined; description?: string | undefined }
  status?: ProductStatus | undefined
  liveFrom?: string | undefined
  taxClass?: string | undefined
  weightGrams?: number | undefined
  tiers?: ProductInput['tiers'] | undefined
  optionNames: readonly string[]
  variants: readonly ImportedVariant[]
  pictures: readonly ImportedPicture[]
  /** Paths of its page in the other shop, and of that of its category, as far as they can be told from the file. */
  oldPaths?: readonly string[]
  oldCategoryPaths?: readonly string[]
  lines: ReportLine[]
}

/** A form in which a shop writes its products. */
export interface CsvFormat {
  /** What a column means, by its header in small letters; undefined where it is not read. */
  columnOf(header: string): string | undefined
  /** One column of each group must be there, with the name it is told by. */
  needed: readonly { column: string; header: string }[]
  /** Cells that would be formulas have an apostrophe before them. */
  isHarmless: boolean
  productsOf(rows: readonly CsvRow[], context: { decimals: number }): ImportedProduct[]
}
