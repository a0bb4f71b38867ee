import type { ProductStatus } from '@motif/contract'
import { createCellReader, countMax, isYes } from './cells.ts'
import { addressOf, nameInPath } from './addresses.ts'
import { categoryNamesOf } from './category-names.ts'
import { firstOf, grouped } from './group.ts'
import type { CsvFormat, CsvRow, FileContext, ImportedPicture, ImportedProduct, ImportedVariant } from './imported.ts'
import { readHtml } from './html-text.ts'
import { type ReportLine, errorLine } from './report.ts'

/** Shopify's headers; first those it wrote until 2025. */
const columns: Readonly<Record<string, string>> = {
  handle: 'handle',
  'url handle': 'handle',
  title: 'title',
  'body (html)': 'description',
  'body html': 'description',
  description: 'description',
  vendor: 'vendor',
  'product category': 'category',
  category: 'category',
  type: 'type',
  published: 'published',
  'published on online store': 'published',
  status: 'status',
  'option1 name': 'option1Name',
  'option1 value': 'option1Value',
  'option2 name': 'option2Name',
  'option2 value': 'option2Value',
  'option3 name': 'option3Name',
  'option3 value': 'option3Value',
  'variant sku': 'sku',
  sku: 'sku',
  'variant grams': 'grams',
  'weight value (grams)': 'grams',
  'variant inventory tracker': 'tracker',
  'inventory tracker': 'tracker',
  'variant inventory qty': 'quantity',
  'variant inventory quantity': 'quantity',
  'inventory quantity': 'quantity',
  'variant price': 'price',
  price: 'price',
  'variant compare at price': 'compareAt',
  'compare-at price': 'compareAt',
  'compare at price': 'compareAt',
  'image src': 'image',
  'product image url': 'image',
  'image position': 'imagePosition',
  'image alt text': 'imageAlt',
  'variant image': 'variantImage',
  'variant image url': 'variantImage',
  'seo title': 'seoTitle',
  'seo description': 'seoDescription'
}

const optionNumbers = [1, 2, 3] as const
const colourName = /^colou?r$/i

/** Shopify's placeholder option of a product without options. */
const isNoOption = (name: string, value: string | undefined) =>
  name.toLowerCase() === 'title' && (value === undefined || value.toLowerCase() === 'default title')

function optionsOf(rows: readonly CsvRow[]): { number: number; name: string }[] {
  return optionNumbers.flatMap((number) => {
    const name = firstOf(rows, `option${number}Name`)
    return name === undefined || isNoOption(name, firstOf(rows, `option${number}Value`)) ? [] : [{ number, name }]
  })
}

const isVariant = ({ cells }: CsvRow) =>
  cells['price'] !== undefined || cells['sku'] !== undefined || cells['option1Value'] !== undefined

/** A compare-at price above the price is the regular one, and the price is the sale's. */
function pricesOf(
  row: CsvRow,
  { decimals, columns: inFile }: FileContext,
  lines: ReportLine[]
): Pick<ImportedVariant, 'price' | 'salePrice' | 'saleFrom' | 'saleUntil'> {
  const read = createCellReader(row, lines)
  const price = read.price('price', decimals)
  const compareAt = read.price('compareAt', decimals)
  if (price === undefined || !inFile.has('compareAt')) return { price }
  return compareAt !== undefined && compareAt > price
    ? { price: compareAt, salePrice: price, saleFrom: null, saleUntil: null }
    : { price, salePrice: null }
}

function variantOf(
  row: CsvRow,
  options: readonly { number: number }[],
  context: FileContext,
  lines: ReportLine[]
): ImportedVariant {
  const { number, cells } = row
  const read = createCellReader(row, lines)
  const isCounted = cells['tracker'] !== undefined
  // Overselling gives a negative stock, which counts as 0.
  const quantity =
    cells['quantity']?.startsWith('-') === true ? 0 : read.whole('quantity', 'Inventory quantity', countMax)
  const grams = cells['grams']
  return {
    row: number,
    sku: cells['sku'],
    labels: options.map((option) => cells[`option${option.number}Value`] ?? ''),
    ...pricesOf(row, context, lines),
    ...(quantity !== undefined && (isCounted || quantity > 0) ? { onHand: quantity } : { isUncounted: !isCounted }),
    weightGrams: grams === undefined || Number.isNaN(Number(grams)) ? undefined : Math.round(Number(grams))
  }
}

function picturesOf(rows: readonly CsvRow[], options: readonly { number: number; name: string }[]): ImportedPicture[] {
  const colour = options.find(({ name }) => colourName.test(name))
  const colourOf = (link: string) => {
    const row = colour && rows.find(({ cells }) => cells['variantImage'] === link)
    return row?.cells[`option${colour?.number ?? 0}Value`]
  }
  const listed = rows
    .flatMap(({ number, cells }) => (cells['image'] === undefined ? [] : [{ number, cells, link: cells['image'] }]))
    .toSorted((a, b) => Number(a.cells['imagePosition'] ?? 0) - Number(b.cells['imagePosition'] ?? 0))
    .map(({ number, cells, link }) => ({ row: number, link, alt: cells['imageAlt'], colour: colourOf(link) }))
  const links = new Set(listed.map(({ link }) => link))
  const others = rows.flatMap(({ number, cells: { variantImage: link } }) =>
    link === undefined || links.has(link) || !links.add(link) ? [] : [{ row: number, link, colour: colourOf(link) }]
  )
  return [...listed, ...others]
}

const statuses: Readonly<Record<string, ProductStatus>> = {
  active: 'live',
  draft: 'draft',
  archived: 'archived',
  unlisted: 'draft'
}

function statusOf(rows: readonly CsvRow[], lines: ReportLine[]): ProductStatus | undefined {
  const status = firstOf(rows, 'status')
  const published = firstOf(rows, 'published')
  if (status === undefined && published === undefined) return undefined
  const known = statuses[(status ?? 'active').toLowerCase()]
  if (known === undefined)
    lines.push(errorLine(rows[0]?.number ?? null, 'csv-status-unknown', { value: (status ?? '').slice(0, 60) }))
  return known === 'live' && published !== undefined && !isYes(published) ? 'draft' : known
}

/** The owner's own type, otherwise Shopify's category, a path such as "Apparel > Shirts", and its name in the old address. */
function categoryOf(rows: readonly CsvRow[]): { category: string[] | undefined; oldName: string | undefined } {
  const type = firstOf(rows, 'type')
  if (type !== undefined) return { category: [type], oldName: type }
  const path = firstOf(rows, 'category')
  return { category: categoryNamesOf(path ?? ''), oldName: path?.split('>').at(-1) }
}

function productOf(handle: string, rows: readonly CsvRow[], context: FileContext): ImportedProduct {
  const lines: ReportLine[] = []
  const row = rows[0]?.number ?? 1
  if (handle === '') lines.push(errorLine(row, 'csv-handle-missing', { column: 'Handle' }))
  const options = optionsOf(rows)
  const html = firstOf(rows, 'description')
  const vendor = firstOf(rows, 'vendor')
  const { category, oldName } = categoryOf(rows)
  return {
    row,
    rows: rows.length,
    slug: addressOf(handle),
    name: firstOf(rows, 'title'),
    category,
    ...(html !== undefined && { description: readHtml(html) }),
    addedDetails: vendor === undefined ? undefined : [{ name: 'Brand', value: vendor }],
    seo: { title: firstOf(rows, 'seoTitle'), description: firstOf(rows, 'seoDescription') },
    status: statusOf(rows, lines),
    optionNames: options.map(({ name }) => name),
    variants: rows.filter(isVariant).map((one) => variantOf(one, options, context, lines)),
    pictures: picturesOf(rows, options),
    oldPaths: [`/products/${encodeURIComponent(handle)}`],
    oldCategoryPaths: oldName === undefined ? [] : [`/collections/${encodeURIComponent(nameInPath(oldName))}`],
    lines
  }
}

/** Products as Shopify exports them: a row per variant, and more for more pictures; product data is in the first. */
export const shopify: CsvFormat = {
  columnOf: (header) => columns[header],
  needed: [{ column: 'handle', header: 'Handle' }],
  isHarmless: false,
  productsOf: (rows, context) =>
    [...grouped(rows, ({ cells }) => cells['handle'])].map(([handle, of]) => productOf(handle, of, context))
}
