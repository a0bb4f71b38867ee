import type { ProductInput, ProductStatus } from '@motif/contract'
import type { PhotoCrop } from '@motif/contract/photo-cut'
import type { HtmlText } from './html-text.ts'
import type { ReportLine } from './report.ts'

/** Letters of a category's name. */
export const categoryNameMax = 60

/** A row below the header: its non-empty cells by column. */
export interface CsvRow {
  number: number
  cells: Readonly<Partial<Record<string, string>>>
}

export interface ImportedVariant {
  row: number
  sku?: string | undefined
  /** A value of each option, as displayed. */
  labels: readonly string[]
  /** Swatches of these values, if the file has them. */
  swatches?: readonly (string | undefined)[]
  /** The price without a sale. */
  price?: number | undefined
  /** Null: the file says that there is no sale. */
  salePrice?: number | null | undefined
  /** Null: the file says that there is no limit. */
  saleFrom?: string | null | undefined
  saleUntil?: string | null | undefined
  onHand?: number | undefined
  /** The other shop does not track its stock. */
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
  crop?: PhotoCrop | undefined
}

/** A product of a file. Undefined members are not in the file and stay. */
export interface ImportedProduct {
  /** Its first row, and the number of rows. */
  row: number
  rows: number
  slug: string
  name?: string | undefined
  /** Names of its category and those above it, from the top. */
  category?: readonly string[] | undefined
  description?: HtmlText | undefined
  details?: ProductInput['details'] | undefined
  /** Details by name; the product's others stay. */
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
  /** Paths of the product and its category in the other shop, as far as the file tells them. */
  oldPaths?: readonly string[]
  oldCategoryPaths?: readonly string[]
  lines: ReportLine[]
}

/** What is the same for all rows of a file. */
export interface FileContext {
  /** Decimals of the shop's currency. */
  decimals: number
  /** Zone of times without an offset. */
  timeZone: string
  /** Columns in the file, whether or not a row fills them. */
  columns: ReadonlySet<string>
}

/** A file format for products. */
export interface CsvFormat {
  /** The column of a lower-case header; undefined if it is not imported. */
  columnOf(header: string): string | undefined
  /** Groups of columns of which one is required, with the header to report. */
  needed: readonly { column: string; header: string }[]
  /** Whether formulas are escaped by an apostrophe. */
  isHarmless: boolean
  productsOf(rows: readonly CsvRow[], context: FileContext): ImportedProduct[]
}
