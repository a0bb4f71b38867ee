import { type ProductInput, type ProductStatus, photoCrop } from '@motif/contract'
import type { PhotoCrop } from '@motif/contract/photo-cut'
import { z } from 'zod'
import { type ExportedProduct, combinationFits } from '../catalogue/index.ts'
import { addressOf } from './addresses.ts'
import { categoryNamesOf } from './category-names.ts'
import { createCellReader, countMax, isYes, priceText } from './cells.ts'
import { firstOf, grouped } from './group.ts'
import type { CsvFormat, CsvRow, FileContext, ImportedProduct, ImportedVariant } from './imported.ts'
import { type ReportLine, errorLine } from './report.ts'

const optionNumbers = [1, 2, 3] as const

/** Columns of Motif's own format in order, for export and import. */
export const motifHeaders = [
  'Handle',
  'Name',
  'Category',
  'Description',
  'Details',
  'Status',
  'Live from',
  'SEO title',
  'SEO description',
  'Tax class',
  'Weight (g)',
  'Price tiers',
  ...optionNumbers.flatMap((number) => [`Option ${number} name`, `Option ${number} value`, `Option ${number} colour`]),
  'SKU',
  'Price',
  'Sale price',
  'Sale from',
  'Sale until',
  'On hand',
  'Variant weight (g)',
  'On sale',
  'Picture',
  'Picture alt text',
  'Picture colour',
  'Picture focus',
  'Picture crop'
] as const

type Cells = Record<string, string>

/** Columns are named by their lower-case header. */
const columns = new Set(motifHeaders.map((header) => header.toLowerCase()))

/** `Material: Cotton`, one per line; JSON if a name contains the separator. */
const detailsText = (details: ProductInput['details']) =>
  details.some(({ name }) => name.includes(': ')) || details[0]?.name.startsWith('[') === true
    ? JSON.stringify(details.map(({ name, value }) => [name, value]))
    : details.map(({ name, value }) => `${name}: ${value}`).join('\n')

const pairs = z.array(z.tuple([z.string(), z.string()]))

function pairsOf(text: string): [name: string, value: string][] | undefined {
  if (!text.startsWith('['))
    return text.split(/\r?\n/).map((line) => {
      const [name = '', value = ''] = line.split(/: (.*)/s)
      return [name, value]
    })
  try {
    return pairs.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function detailsOf(row: number, text: string | undefined, lines: ReportLine[]): ProductInput['details'] | undefined {
  if (text === undefined) return undefined
  const details = pairsOf(text)?.map(([name, value]) => ({ name, value }))
  if (details?.every(({ name, value }) => name !== '' && value !== '') === true) return details
  lines.push(errorLine(row, 'csv-cell-unreadable', { column: 'Details', example: 'Material: Cotton' }))
  return undefined
}

/** `10=5; 50=12.5`: 5 % off from 10 pieces. */
function tiersOf(row: number, text: string | undefined, lines: ReportLine[]): ProductInput['tiers'] | undefined {
  if (text === undefined) return undefined
  const tiers = text.split(';').map((part) => {
    const [quantity, percentOff] = part.split('=').map(Number)
    return { quantity: quantity ?? NaN, percentOff: percentOff ?? NaN }
  })
  if (tiers.every(({ quantity, percentOff }) => Number.isInteger(quantity) && percentOff > 0)) return tiers
  lines.push(errorLine(row, 'csv-cell-unreadable', { column: 'Price tiers', example: '10=5; 50=12.5' }))
  return undefined
}

const isStatus = (text: string): text is ProductStatus => ['draft', 'live', 'archived'].includes(text)

function statusOf(row: number, text: string | undefined, lines: ReportLine[]): ProductStatus | undefined {
  const status = text?.toLowerCase()
  if (status === undefined || isStatus(status)) return status
  lines.push(errorLine(row, 'csv-status-unknown', { value: status.slice(0, 60) }))
  return undefined
}

function focusOf(text: string | undefined): { x: number; y: number } | undefined {
  const [x = NaN, y = NaN] = (text ?? '').split(' ').map(Number)
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : undefined
}

function cropOf(text: string | undefined): PhotoCrop | undefined {
  const [x, y, width, height] = (text ?? '').split(' ').map(Number)
  return photoCrop.safeParse({ x, y, width, height }).data
}

const isVariant = ({ cells }: CsvRow) => cells['sku'] !== undefined || cells['price'] !== undefined

function variantOf(
  row: CsvRow,
  numbers: readonly number[],
  { decimals, timeZone }: FileContext,
  lines: ReportLine[]
): ImportedVariant {
  const { number, cells } = row
  const read = createCellReader(row, lines)
  const onSale = cells['on sale']
  return {
    row: number,
    sku: cells['sku'],
    labels: numbers.map((option) => cells[`option ${option} value`] ?? ''),
    swatches: numbers.map((option) => cells[`option ${option} colour`]),
    price: read.price('price', decimals),
    salePrice: read.price('sale price', decimals),
    saleFrom: read.moment('sale from', { header: 'Sale from', timeZone }),
    saleUntil: read.moment('sale until', { header: 'Sale until', timeZone, isEnd: true }),
    onHand: read.whole('on hand', 'On hand', countMax),
    weightGrams: read.whole('variant weight (g)', 'Variant weight (g)', countMax),
    isWithdrawn: onSale === undefined ? undefined : !isYes(onSale)
  }
}

function productOf(handle: string, rows: readonly CsvRow[], context: FileContext): ImportedProduct {
  const lines: ReportLine[] = []
  const first = rows[0] ?? { number: 1, cells: {} }
  const row = first.number
  if (handle === '') lines.push(errorLine(row, 'csv-handle-missing', { column: 'Handle' }))
  const numbers = optionNumbers.filter((number) => firstOf(rows, `option ${number} name`) !== undefined)
  const description = firstOf(rows, 'description')
  const firstWith = (column: string) => rows.find(({ cells }) => cells[column] !== undefined) ?? first
  return {
    row,
    rows: rows.length,
    slug: addressOf(handle),
    name: firstOf(rows, 'name'),
    category: categoryNamesOf(firstOf(rows, 'category') ?? ''),
    ...(description !== undefined && { description: { text: description, blocks: null } }),
    details: detailsOf(row, firstOf(rows, 'details'), lines),
    seo: { title: firstOf(rows, 'seo title'), description: firstOf(rows, 'seo description') },
    status: statusOf(row, firstOf(rows, 'status'), lines),
    liveFrom: createCellReader(firstWith('live from'), lines).moment('live from', {
      header: 'Live from',
      timeZone: context.timeZone
    }),
    taxClass: firstOf(rows, 'tax class'),
    weightGrams: createCellReader(firstWith('weight (g)'), lines).whole('weight (g)', 'Weight (g)', countMax),
    tiers: tiersOf(row, firstOf(rows, 'price tiers'), lines),
    optionNames: numbers.map((number) => firstOf(rows, `option ${number} name`) ?? ''),
    variants: rows.filter(isVariant).map((one) => variantOf(one, numbers, context, lines)),
    pictures: rows.flatMap(({ number, cells }) =>
      cells['picture'] === undefined
        ? []
        : [
            {
              row: number,
              link: cells['picture'],
              alt: cells['picture alt text'],
              colour: cells['picture colour'],
              focus: focusOf(cells['picture focus']),
              crop: cropOf(cells['picture crop'])
            }
          ]
    ),
    lines
  }
}

/** Products as this shop exports them: a row per variant, and more for more pictures; product data is in the first. */
export const motif: CsvFormat = {
  columnOf: (header) => (columns.has(header) ? header : undefined),
  needed: [{ column: 'handle', header: 'Handle' }],
  isHarmless: true,
  productsOf: (rows, context) =>
    [...grouped(rows, ({ cells }) => cells['handle'])].map(([handle, of]) => productOf(handle, of, context))
}

/** The rows of a product with their cells. */
export function motifRows(
  product: ExportedProduct,
  { decimals, linkOf }: { decimals: number; linkOf: (upload: string) => string }
): Cells[] {
  const { slug, options, pictures, seo } = product
  // A variant of removed options cannot be identified by them.
  const variants = product.variants.filter((variant) => combinationFits(options, variant.options))
  const count = Math.max(variants.length, pictures.length, 1)
  const colours = options.find(({ id }) => id === 'colour')?.values ?? []
  return Array.from({ length: count }, (_, index): Cells => {
    const variant = variants[index]
    const picture = pictures[index]
    const chosen = variant
      ? options.map(({ id, values }) => values.find(({ value }) => value === variant.options[id]))
      : []
    return {
      Handle: slug,
      ...(index === 0 && {
        Name: product.name,
        Category: product.category,
        Description: product.description,
        Details: detailsText(product.details),
        Status: product.status,
        'Live from': product.liveFrom ?? '',
        'SEO title': seo?.title ?? '',
        'SEO description': seo?.description ?? '',
        'Tax class': product.taxClass,
        'Weight (g)': String(product.weightGrams),
        'Price tiers': product.tiers.map(({ quantity, percentOff }) => `${quantity}=${percentOff}`).join('; ')
      }),
      ...(variant && {
        ...Object.fromEntries(
          options.flatMap(({ name }, option) => [
            [`Option ${option + 1} name`, name],
            [`Option ${option + 1} value`, chosen[option]?.label ?? ''],
            [`Option ${option + 1} colour`, chosen[option]?.swatch ?? '']
          ])
        ),
        SKU: variant.sku,
        Price: priceText(variant.price, decimals),
        'Sale price': variant.sale ? priceText(variant.sale.price, decimals) : '',
        'Sale from': variant.sale?.from ?? '',
        'Sale until': variant.sale?.until ?? '',
        'On hand': String(variant.onHand ?? 0),
        'Variant weight (g)': variant.weightGrams === null ? '' : String(variant.weightGrams),
        'On sale': variant.isWithdrawn ? 'no' : 'yes'
      }),
      ...(picture && {
        Picture: linkOf(picture.upload),
        'Picture alt text': picture.alt,
        'Picture colour': colours.find(({ value }) => value === picture.colour)?.label ?? '',
        'Picture focus': `${picture.focus.x} ${picture.focus.y}`,
        'Picture crop': picture.crop
          ? `${picture.crop.x} ${picture.crop.y} ${picture.crop.width} ${picture.crop.height}`
          : ''
      })
    }
  })
}
