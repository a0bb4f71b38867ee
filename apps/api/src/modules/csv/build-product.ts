import { type DescriptionBlocks, type ProductInput, productInput } from '@motif/contract'
import { queryParameters } from '@motif/contract/catalogue-query-rules'
import { freeName, skuLettersMax, slugOf } from '@motif/contract/admin-product-rules'
import { blocksText, descriptionLettersMax, textLimits, textParts } from '@motif/contract/text-rules'
import { type KnownProduct, combinationFits, combinationOf } from '../catalogue/index.ts'
import type { HtmlText } from './html-text.ts'
import type { ImportedPicture, ImportedProduct, ImportedVariant } from './imported.ts'
import { type ReportLine, errorLine, noticeLine } from './report.ts'

type Options = ProductInput['options']
type Variants = ProductInput['variants']
type Pictures = ProductInput['pictures']

/** Stock of a product that the other shop does not track. */
const uncountedPieces = 1000

/** Data of a product that is not in the file itself. */
interface Found {
  /** Slug of its category. */
  category: string
  /** Uploads of its pictures, in order. */
  pictures: readonly (ImportedPicture & { upload: string })[]
}

const isColour = (name: string) => /^colou?r$/i.test(name)
const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

function cut(text: string, max: number, told: { row: number; column: string; lines: ReportLine[] }): string {
  // Control characters are removed, so that it stays one line.
  const line = text.replaceAll(/\p{Cc}+/gu, ' ').trim()
  if (line.length <= max) return line
  told.lines.push(noticeLine(told.row, 'csv-text-shortened', { column: told.column, max }))
  return line.slice(0, max).trim()
}

/** The options in a file, with the ids of the product's existing ones; missing values stay. */
function optionsOf({ optionNames, variants, row }: ImportedProduct, known: Options, lines: ReportLine[]): Options {
  const ids = new Set(queryParameters)
  return optionNames.map((name, index) => {
    const before = known.find((option) => same(option.name, name))
    const id = before?.id ?? freeName(ids, isColour(name) ? 'colour' : slugOf(name) || `option-${index + 1}`)
    ids.add(id)
    const values = [...(before?.values ?? [])]
    for (const { labels, swatches } of variants) {
      const label = labels[index] ?? ''
      const at = values.findIndex((value) => same(value.label, label))
      const told = swatches?.[index]?.toLowerCase()
      const swatch = told !== undefined && /^#[0-9a-f]{6}$/.test(told) ? told : undefined
      const named = values[at]
      if (named && swatch !== undefined) values[at] = { ...named, swatch }
      if (named || label === '') continue
      const value = freeName(new Set(values.map((one) => one.value)), slugOf(label) || 'value')
      values.push({ value, label: cut(label, 80, { row, column: name, lines }), swatch: swatch ?? null })
    }
    return { id, name: before?.name ?? cut(name, 60, { row, column: name, lines }), values }
  })
}

interface Chosen {
  variant: ImportedVariant
  options: Record<string, string>
  known: Variants[number] | undefined
}

/** The option combination of each variant in the file, found by its SKU if the file has no options. */
function chosen(product: ImportedProduct, options: Options, known: Variants, lines: ReportLine[]): Chosen[] {
  const rows = new Map<string, number>()
  return product.variants.flatMap((variant): Chosen[] => {
    const bySku = known.find(({ sku }) => sku === variant.sku)
    const isBySku = product.optionNames.length === 0 && options.length > 0
    if (isBySku && !bySku) {
      lines.push(errorLine(variant.row, 'csv-option-missing', { option: options[0]?.name ?? '' }))
      return []
    }
    const pairs = options.map(({ id, name, values }, index) => {
      const value = values.find(({ label }) => same(label, variant.labels[index] ?? ''))?.value
      if (!isBySku && value === undefined) lines.push(errorLine(variant.row, 'csv-option-missing', { option: name }))
      return [id, value ?? ''] as const
    })
    const combination = isBySku && bySku ? bySku.options : Object.fromEntries(pairs)
    const key = combinationOf(combination)
    const row = rows.get(key)
    if (row !== undefined) lines.push(errorLine(variant.row, 'csv-variants-alike', { row }))
    rows.set(key, variant.row)
    return [
      {
        variant,
        options: combination,
        known: known.find((one) => combinationOf(one.options) === key) ?? (isBySku ? bySku : undefined)
      }
    ]
  })
}

/** The sale of a file; undefined members stay. */
function saleOf(
  { salePrice, saleFrom, saleUntil }: ImportedVariant,
  before: Variants[number]['sale']
): Variants[number]['sale'] {
  const price = salePrice === undefined ? before?.price : salePrice
  if (price === undefined || price === null) return null
  return {
    price,
    from: saleFrom === undefined ? (before?.from ?? null) : saleFrom,
    until: saleUntil === undefined ? (before?.until ?? null) : saleUntil
  }
}

/** Generates a SKU from the product's slug and the variant's values. */
const generateSku = (slug: string, options: Record<string, string>) =>
  [slug, ...Object.values(options)].join('-').toUpperCase().slice(0, skuLettersMax)

function variantsOf(product: ImportedProduct, options: Options, known: Variants, lines: ReportLine[]): Variants {
  const kept = known.filter((variant) => combinationFits(options, variant.options))
  const result = [...kept]
  const skus = new Set(kept.map(({ sku }) => sku))
  for (const { variant, options: combination, known: before } of chosen(product, options, kept, lines)) {
    const { row, price, onHand, isUncounted, weightGrams, isWithdrawn } = variant
    if (price === undefined && before === undefined && !lines.some((line) => line.isError && line.row === row))
      lines.push(errorLine(row, 'csv-price-missing', {}))
    const isAssumed = onHand === undefined && isUncounted === true && before === undefined
    if (isAssumed) lines.push(noticeLine(row, 'csv-stock-uncounted', { count: uncountedPieces }))
    const sku = cut(
      variant.sku ?? before?.sku ?? freeName(skus, generateSku(product.slug, combination), skuLettersMax),
      skuLettersMax,
      {
        row,
        column: 'SKU',
        lines
      }
    )
    skus.add(sku)
    const written = {
      sku,
      options: combination,
      price: price ?? before?.price ?? 0,
      sale: saleOf(variant, before?.sale ?? null),
      onHand: onHand ?? before?.onHand ?? (isAssumed ? uncountedPieces : 0),
      weightGrams: weightGrams ?? before?.weightGrams ?? null,
      isWithdrawn: isWithdrawn ?? before?.isWithdrawn ?? false
    }
    const at = before ? result.indexOf(before) : -1
    if (at < 0) result.push(written)
    else result[at] = written
  }
  return result
}

/** Pictures of the file first; those with print areas always stay. */
function picturesOf(
  { name, row }: { name: string; row: number },
  options: Options,
  found: Found,
  known: ProductInput | undefined,
  lines: ReportLine[]
): Pictures {
  const colours = options.find(({ id }) => id === 'colour')?.values ?? []
  const before = known?.pictures ?? []
  if (found.pictures.length === 0) return before
  const told = found.pictures.map(({ upload, alt, colour, focus, crop, row: of }): Pictures[number] => {
    const shown = before.find((picture) => picture.upload === upload)
    return {
      upload,
      alt: cut(alt ?? shown?.alt ?? name, 200, { row: of, column: 'Alt text', lines }),
      colour: colours.find(({ label }) => colour !== undefined && same(label, colour))?.value ?? shown?.colour ?? null,
      focus: focus ?? shown?.focus ?? { x: 0.5, y: 0.5 },
      crop: crop ?? shown?.crop ?? null
    }
  })
  const uploads = new Set(told.map(({ upload }) => upload))
  const drawn = new Set(known?.printAreas.flatMap(({ photos }) => photos))
  const all = [...told, ...before.filter(({ upload }) => drawn.has(upload) && !uploads.has(upload))]
  if (all.length > 60) lines.push(noticeLine(row, 'csv-pictures-over-limit', { max: 60 }))
  return all.slice(0, 60)
}

function detailsOf(
  { details, addedDetails = [], row }: ImportedProduct,
  known: ProductInput | undefined,
  lines: ReportLine[]
): ProductInput['details'] {
  const shortened = (list: ProductInput['details']) =>
    list.map(({ name, value }) => ({
      name: cut(name, 60, { row, column: 'Details', lines }),
      value: cut(value, 300, { row, column: 'Details', lines })
    }))
  if (details) return shortened(details)
  const before = known?.details ?? []
  const added = shortened(addedDetails)
  const merged = before.map((detail) => added.find(({ name }) => same(name, detail.name)) ?? detail)
  return [...merged, ...added.filter(({ name }) => !before.some((detail) => same(name, detail.name)))].slice(0, 40)
}

/** Blocks from the first on, as many as the limits allow; null if none. */
function fittedBlocks(blocks: DescriptionBlocks): DescriptionBlocks | null {
  let letters = 0
  const fitting = blocks.slice(0, textLimits.blocks).findIndex((block) => {
    letters += blocksText([block]).length + 2
    return letters > descriptionLettersMax
  })
  const fitted = blocks.slice(0, fitting < 0 ? textLimits.blocks : fitting)
  return fitted.length > 0 ? fitted : null
}

/** The description of a file; text that is the same as before keeps its structure. */
function descriptionOf(
  { name, row }: { name: string; row: number },
  told: HtmlText | undefined,
  before: ProductInput | undefined,
  lines: ReportLine[]
): { description: string; richDescription: ProductInput['richDescription'] } {
  if (!told && before) return { description: before.description, richDescription: before.richDescription }
  const { text, blocks } = told ?? { text: name, blocks: null }
  const rich = blocks && fittedBlocks(blocks)
  if (text.length > descriptionLettersMax || (rich && rich.length < (blocks?.length ?? 0)))
    lines.push(noticeLine(row, 'csv-text-shortened', { column: 'Description', max: descriptionLettersMax }))
  if (rich) return { description: blocksText(rich).trim(), richDescription: rich }
  const description =
    (textParts(text, descriptionLettersMax)[0] ?? '').replaceAll(/[^\P{Cc}\n\r\t]/gu, ' ').trim() || name
  return before && description.replaceAll('\r\n', '\n') === before.description
    ? { description: before.description, richDescription: before.richDescription }
    : { description, richDescription: null }
}

/**
 * A product to save: the file's data, and the existing data for the rest. Undefined if it is invalid; the report lines say what is wrong or was
 * changed.
 */
export function buildProduct(
  product: ImportedProduct,
  known: KnownProduct | undefined,
  found: Found,
  lines: ReportLine[]
): ProductInput | undefined {
  const { row, slug, seo = {} } = product
  const before = known?.input
  const name = cut(product.name ?? before?.name ?? '', 120, { row, column: 'Name', lines })
  if (name === '') lines.push(errorLine(row, 'csv-name-missing', {}))
  if (!before && product.variants.length === 0) lines.push(errorLine(row, 'csv-price-missing', {}))
  const options =
    product.variants.length === 0 || product.optionNames.length === 0
      ? (before?.options ?? [])
      : optionsOf(product, before?.options ?? [], lines)
  const variants =
    product.variants.length === 0
      ? (before?.variants ?? [])
      : variantsOf(product, options, before?.variants ?? [], lines)
  const pictures = picturesOf({ name, row }, options, found, before, lines)
  const status = product.status ?? before?.status ?? 'draft'
  const isBare = status === 'live' && pictures.length === 0 && known?.hasMadePictures !== true
  if (isBare) lines.push(noticeLine(row, 'csv-draft-without-picture', {}))
  const description = descriptionOf({ name, row }, product.description, before, lines)
  const optional = (text: string | undefined, max: number, column: string, was: string | null | undefined) =>
    text === undefined ? (was ?? null) : cut(text, max, { row, column, lines }) || null
  if (lines.some(({ isError }) => isError)) return undefined
  const parsed = productInput.safeParse({
    name,
    slug,
    category: found.category,
    ...description,
    details: detailsOf(product, before, lines),
    options,
    variants,
    tiers: product.tiers ?? before?.tiers ?? [],
    sizeGuide: before?.sizeGuide ?? null,
    taxClass: product.taxClass ?? before?.taxClass ?? 'standard',
    weightGrams: product.weightGrams ?? before?.weightGrams ?? 0,
    seo: {
      title: optional(seo.title, 120, 'SEO title', before?.seo.title),
      description: optional(seo.description, 320, 'SEO description', before?.seo.description)
    },
    status: isBare ? 'draft' : status,
    liveFrom: product.liveFrom ?? before?.liveFrom ?? null,
    pictures,
    video: before?.video ?? null,
    printAreas: before?.printAreas ?? []
  })
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues.slice(0, 5))
    lines.push(errorLine(row, 'csv-value-invalid', { member: path.map(String).join('.'), message }))
  return undefined
}
