import type { ProductInput } from '@motif/contract'
import { freeName, skuLettersMax, slugOf } from '@motif/contract/admin-product-rules'
import { addressOf, nameInPath } from './addresses.ts'
import { categoryNamesOf } from './category-names.ts'
import { createCellReader, countMax, isYes } from './cells.ts'
import { joinedTexts, readHtml } from './html-text.ts'
import type { CsvFormat, CsvRow, FileContext, ImportedProduct, ImportedVariant } from './imported.ts'
import { type ReportLine, errorLine } from './report.ts'

const columns: Readonly<Record<string, string>> = {
  id: 'id',
  type: 'type',
  sku: 'sku',
  name: 'name',
  published: 'published',
  'short description': 'short',
  description: 'description',
  'in stock?': 'inStock',
  stock: 'stock',
  'regular price': 'regularPrice',
  'sale price': 'salePrice',
  'date sale price starts': 'saleFrom',
  'date sale price ends': 'saleUntil',
  categories: 'categories',
  images: 'images',
  parent: 'parent'
}

/** Grams per weight unit, which the header names, such as "Weight (kg)". */
const units: Readonly<Record<string, number>> = { g: 1, kg: 1000, lbs: 453.592, lb: 453.592, oz: 28.3495 }

function columnOf(header: string): string | undefined {
  const weight = /^weight \((\w+)\)$/.exec(header)?.[1]
  if (weight !== undefined && weight in units) return `weight:${weight}`
  const [, number, part] = /^attribute (\d{1,2}) (name|value\(s\))$/.exec(header) ?? []
  if (number !== undefined) return `attribute${number}${part === 'name' ? 'Name' : 'Values'}`
  return columns[header]
}

/** Lists are separated by commas; a backslash escapes a comma. */
const listOf = (text: string) =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '')

interface Attribute {
  name: string
  values: string[]
}

const attributesOf = ({ cells }: CsvRow): Attribute[] =>
  Object.keys(cells)
    .filter((key) => /^attribute\d+Name$/.test(key))
    .map((key) => ({ name: cells[key] ?? '', values: listOf(cells[key.replace('Name', 'Values')] ?? '') }))

function weightOf({ cells }: CsvRow): number | undefined {
  const key = Object.keys(cells).find((name) => name.startsWith('weight:'))
  const weight = Number(cells[key ?? '']?.replace(',', '.'))
  return key === undefined || Number.isNaN(weight) ? undefined : Math.round(weight * (units[key.slice(7)] ?? 1))
}

/** Line breaks are written as a backslash and an n. */
const textOf = (html: string | undefined) => readHtml((html ?? '').replaceAll(String.raw`\n`, '\n'))

/** The prices of a row. A file with the column of sale prices ends the sale of a row without one. */
function pricesOf(
  row: CsvRow,
  { decimals, timeZone, columns: inFile }: FileContext,
  lines: ReportLine[]
): Pick<ImportedVariant, 'price' | 'salePrice' | 'saleFrom' | 'saleUntil'> {
  const read = createCellReader(row, lines)
  const regular = read.price('regularPrice', decimals)
  const sale = read.price('salePrice', decimals)
  const saleFrom = read.moment('saleFrom', { header: 'Date sale price starts', timeZone })
  const saleUntil = read.moment('saleUntil', { header: 'Date sale price ends', timeZone, isEnd: true })
  if (regular === undefined) return { price: sale }
  if (!inFile.has('salePrice')) return { price: regular }
  if (sale === undefined || sale >= regular) return { price: regular, salePrice: null }
  return {
    price: regular,
    salePrice: sale,
    // A file without the column keeps the date.
    ...(inFile.has('saleFrom') && { saleFrom: saleFrom ?? null }),
    ...(inFile.has('saleUntil') && { saleUntil: saleUntil ?? null })
  }
}

function soldOf(
  row: CsvRow,
  parent: CsvRow,
  context: FileContext,
  lines: ReportLine[]
): Omit<ImportedVariant, 'labels'> {
  const stockRow = row.cells['stock']?.toLowerCase() === 'parent' ? parent : row
  const stock =
    stockRow.cells['stock']?.startsWith('-') === true
      ? 0
      : createCellReader(stockRow, lines).whole('stock', 'Stock', countMax)
  const isThere = row.cells['inStock'] === undefined || isYes(row.cells['inStock'])
  return {
    row: row.number,
    sku: row.cells['sku'],
    ...pricesOf(row, context, lines),
    ...(stock === undefined ? (isThere ? { isUncounted: true } : { onHand: 0 }) : { onHand: stock }),
    weightGrams: weightOf(row)
  }
}

/** Cartesian product of the lists. */
const combinations = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((chosen, list) => chosen.flatMap((some) => list.map((one) => [...some, one])), [[]])

/** Largest number of variants of a product, because "any" is expanded. */
const variantsMax = 400

function variantsOf(
  parent: CsvRow,
  variations: readonly CsvRow[],
  optionNames: readonly string[],
  context: FileContext,
  lines: ReportLine[]
): ImportedVariant[] {
  if (variations.length === 0) return [{ ...soldOf(parent, parent, context, lines), labels: [] }]
  const all = new Map(attributesOf(parent).map(({ name, values }) => [name.toLowerCase(), values]))
  const taken = new Set<string>()
  const skus = new Set<string>()
  // Variations with explicit values take precedence over those with "any".
  const told = variations
    .map((row) => {
      const own = new Map(attributesOf(row).map(({ name, values }) => [name.toLowerCase(), values]))
      const values = optionNames.map((name) => own.get(name.toLowerCase()) ?? [])
      return { row, values, isExact: values.every(({ length }) => length === 1) }
    })
    .toSorted((a, b) => Number(b.isExact) - Number(a.isExact))
  const made = told.flatMap(({ row, values, isExact }) => {
    const sold = soldOf(row, parent, context, lines)
    const lists = values.map((list, index) =>
      list.length > 0 ? list : (all.get(optionNames[index]?.toLowerCase() ?? '') ?? [])
    )
    if (lists.reduce((count, { length }) => count * length, 1) > variantsMax) {
      lines.push(errorLine(row.number, 'csv-variants-over-limit', { max: variantsMax }))
      return []
    }
    return combinations(lists).flatMap((labels) => {
      const key = JSON.stringify(labels)
      if (!isExact && taken.has(key)) return []
      taken.add(key)
      const parts = [sold.sku ?? '', ...labels.map(slugOf)].filter((part) => part !== '')
      const sku = isExact || sold.sku === undefined ? sold.sku : freeName(skus, parts.join('-'), skuLettersMax)
      if (sku !== undefined) skus.add(sku)
      return [{ ...sold, sku, labels }]
    })
  })
  return made.toSorted((a, b) => a.row - b.row)
}

/** URL path of a category such as "Clothing > Hoodies". */
const categoryPath = (category: string) =>
  `/product-category/${category
    .split('>')
    .map((name) => encodeURIComponent(nameInPath(name)))
    .join('/')}`

function productOf(
  parent: CsvRow,
  variations: readonly CsvRow[],
  { slug, oldName }: { slug: string; oldName: string },
  context: FileContext
): ImportedProduct {
  const { number, cells } = parent
  const lines: ReportLine[] = []
  const types = (cells['type'] ?? 'simple').toLowerCase()
  if (/grouped|external|variation/.test(types))
    lines.push(errorLine(number, 'csv-type-not-offered', { type: types.slice(0, 60) }))
  const optionNames = [...new Set(variations.flatMap((row) => attributesOf(row).map(({ name }) => name)))]
  const details: ProductInput['details'] = attributesOf(parent)
    .filter(({ name, values }) => values.length > 0 && !optionNames.includes(name))
    .map(({ name, values }) => ({ name, value: values.join(', ') }))
  const description = joinedTexts([textOf(cells['short']), textOf(cells['description'])])
  const categories = listOf(cells['categories'] ?? '')
  const published = cells['published']
  return {
    row: number,
    rows: 1 + variations.length,
    slug,
    name: cells['name'],
    category: categoryNamesOf(categories[0] ?? ''),
    ...(description.text !== '' && { description }),
    addedDetails: details,
    status: published === undefined ? undefined : published === '1' ? 'live' : 'draft',
    weightGrams: variations.length > 0 ? weightOf(parent) : undefined,
    optionNames,
    variants: variantsOf(parent, variations, optionNames, context, lines),
    pictures: [parent, ...variations].flatMap((row) =>
      listOf(row.cells['images'] ?? '').map((link) => ({ row: row.number, link }))
    ),
    oldPaths: oldName === '' ? [] : [`/product/${encodeURIComponent(oldName)}`],
    oldCategoryPaths: categories[0] === undefined ? [] : [categoryPath(categories[0])],
    lines
  }
}

const isVariation = ({ cells }: CsvRow) => cells['type']?.toLowerCase().includes('variation') === true

/** A variation names its product by SKU or by number. */
const parentOf = ({ cells }: CsvRow) => cells['parent']?.toLowerCase()

function lost(row: CsvRow): ImportedProduct {
  const parent = row.cells['parent'] ?? ''
  return {
    row: row.number,
    rows: 1,
    slug: row.cells['sku'] ?? '',
    optionNames: [],
    variants: [],
    pictures: [],
    lines: [errorLine(row.number, 'csv-parent-unknown', { parent: parent.slice(0, 60) })]
  }
}

function productsOf(rows: readonly CsvRow[], context: FileContext): ImportedProduct[] {
  const parents = rows.filter((row) => !isVariation(row))
  const byName = new Map<string, CsvRow>()
  for (const row of parents) {
    if (row.cells['sku'] !== undefined) byName.set(row.cells['sku'].toLowerCase(), row)
    if (row.cells['id'] !== undefined) byName.set(`id:${row.cells['id'].toLowerCase()}`, row)
  }
  const variationsOf = new Map<CsvRow, CsvRow[]>()
  const orphans: CsvRow[] = []
  for (const row of rows.filter(isVariation)) {
    const parent = byName.get(parentOf(row) ?? '')
    if (parent) variationsOf.set(parent, [...(variationsOf.get(parent) ?? []), row])
    else orphans.push(row)
  }
  const slugs = new Set<string>()
  const named = new Map<string, number>()
  const products = parents.map((row) => {
    const plain = addressOf(row.cells['name'] ?? '')
    // Two products may share a name there, and the file has no slugs.
    const slug = slugs.has(plain) ? addressOf(`${plain}-${row.cells['sku'] ?? row.cells['id'] ?? row.number}`) : plain
    slugs.add(slug)
    // WooCommerce numbers the slugs of products with the same name.
    const bare = nameInPath(row.cells['name'] ?? '')
    const before = named.get(bare) ?? 0
    named.set(bare, before + 1)
    const oldName = before === 0 ? bare : `${bare}-${before + 1}`
    return productOf(row, variationsOf.get(row) ?? [], { slug, oldName }, context)
  })
  return [...products, ...orphans.map(lost)].toSorted((a, b) => a.row - b.row)
}

/** Products as WooCommerce exports them: a row for each product and each variation. */
export const woocommerce: CsvFormat = {
  columnOf,
  needed: [
    { column: 'type', header: 'Type' },
    { column: 'name', header: 'Name' }
  ],
  isHarmless: true,
  productsOf
}
