import type { AdminProduct, ProductDraft, ProductInput } from '@motif/contract'
import { freeName, slugOf } from '@motif/contract/admin-product-rules'
import { numberOf, priceText } from '../typed-values.ts'

/** Form values of a sale: price in the currency's main unit, moments as ISO 8601. All empty: none. */
export interface SaleForm {
  price: string
  from: string
  until: string
}

export const noSale: SaleForm = { price: '', from: '', until: '' }

/** Form values of a variant. Numbers stay as typed, so that invalid input is not lost. */
export interface VariantForm {
  options: Record<string, string>
  sku: string
  /** In the currency's main unit, such as 19.90. */
  price: string
  onHand: string
  /** Grams; empty takes the product's. */
  weight: string
  isSold: boolean
  sale?: SaleForm
}

/** Form values of a print area, in millimetres. */
export interface PrintAreaForm extends Pick<
  ProductInput['printAreas'][number],
  'id' | 'name' | 'corners' | 'isDyed' | 'photos'
> {
  width: string
  height: string
  bleed: string
  safe: string
}

/** A video with its URL; without poster an empty text. */
export interface VideoForm extends Required<NonNullable<ProductInput['video']>> {
  url: string
}

/** Form values of the product editor. */
export interface ProductForm {
  name: string
  slug: string
  category: string
  description: string
  /** Null: plain text. */
  richDescription: ProductInput['richDescription']
  /** A line for each: `Material: Cotton`. */
  details: string
  options: ProductInput['options']
  variants: VariantForm[]
  /** A line for each: `10: 15` takes 15 % off from 10 pieces on. */
  tiers: string
  /** The first line names the columns, the others begin with the size; parts are separated by commas. */
  sizeGuide: string
  taxClass: string
  weight: string
  seoTitle: string
  seoDescription: string
  status: ProductInput['status']
  /** ISO 8601. Empty: at once. */
  liveFrom: string
  pictures: ProductInput['pictures']
  video: VideoForm | null
  printAreas: PrintAreaForm[]
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const partsOf = (line: string) => line.split(',').map((part) => part.trim())

export const combinationKey = (options: Readonly<Record<string, string>>): string =>
  Object.entries(options)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&')

/** Form values of an existing product. */
export function formOf(product: AdminProduct, decimals: number): ProductForm {
  return {
    name: product.name,
    slug: product.slug,
    category: product.category,
    description: product.description,
    richDescription: product.richDescription,
    details: product.details.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    options: product.options,
    variants: product.variants.map(({ options, sku, price, sale, onHand, weightGrams, isWithdrawn }) => ({
      options,
      sku,
      price: priceText(price, decimals),
      onHand: String(onHand),
      weight: weightGrams === null ? '' : String(weightGrams),
      isSold: !isWithdrawn,
      sale: sale
        ? {
            price: priceText(sale.price, decimals),
            from: sale.from ?? '',
            until: sale.until ?? ''
          }
        : noSale
    })),
    tiers: product.tiers.map(({ quantity, percentOff }) => `${quantity}: ${percentOff}`).join('\n'),
    sizeGuide: product.sizeGuide
      ? [
          product.sizeGuide.columns.join(', '),
          ...product.sizeGuide.rows.map(({ size, values }) => [size, ...values].join(', '))
        ].join('\n')
      : '',
    taxClass: product.taxClass,
    weight: String(product.weightGrams),
    seoTitle: product.seo.title ?? '',
    seoDescription: product.seo.description ?? '',
    status: product.status,
    liveFrom: product.liveFrom ?? '',
    pictures: product.pictures.map(({ upload, alt, colour, focus, crop }) => ({ upload, alt, colour, focus, crop })),
    video: product.video,
    printAreas: product.printAreas.map(({ widthMm, heightMm, bleedMm, safeMm, ...area }) => ({
      ...area,
      width: String(widthMm),
      height: String(heightMm),
      bleed: String(bleedMm),
      safe: String(safeMm)
    }))
  }
}

/** Form values of a new product. */
export const emptyForm = (category: string): ProductForm => ({
  name: '',
  slug: '',
  category,
  description: '',
  richDescription: null,
  details: '',
  options: [],
  variants: [{ options: {}, sku: '', price: '', onHand: '0', weight: '', isSold: true }],
  tiers: '',
  sizeGuide: '',
  taxClass: 'standard',
  weight: '0',
  seoTitle: '',
  seoDescription: '',
  status: 'draft',
  liveFrom: '',
  pictures: [],
  video: null,
  printAreas: []
})

/** A copy as a draft. The API numbers its name, slug and SKUs. */
export const duplicateOf = (form: ProductForm): ProductForm => ({ ...form, status: 'draft', liveFrom: '' })

/** A row per combination of options. Existing rows keep their values. */
export function variantsFor(form: ProductForm, options: ProductInput['options']): VariantForm[] {
  const known = new Map(form.variants.map((variant) => [combinationKey(variant.options), variant]))
  const [model] = form.variants
  const combinations = options.reduce<Record<string, string>[]>(
    (sofar, { id, values }) => sofar.flatMap((chosen) => values.map(({ value }) => ({ ...chosen, [id]: value }))),
    [{}]
  )
  return combinations.map(
    (chosen): VariantForm =>
      known.get(combinationKey(chosen)) ?? {
        options: chosen,
        sku: [form.slug, ...Object.values(chosen)].join('-').toUpperCase(),
        price: model?.price ?? '',
        onHand: '0',
        weight: model?.weight ?? '',
        isSold: true
      }
  )
}

/** Parses comma-separated option values. Known labels keep their value and colour; a label without a slug gets a value that none had. */
export function valuesOf(text: string, known: ProductInput['options'][number]['values'], isColour: boolean) {
  const labels = [...new Set(partsOf(text).filter((part) => part !== ''))]
  const former = known.filter(({ label }) => !labels.includes(label)).map(({ value }) => value)
  const taken = new Set(known.map(({ value }) => value).filter((value) => !former.includes(value)))
  return labels.map((label) => {
    const before = known.find((value) => value.label === label)
    if (before) return before
    const slug = slugOf(label)
    const value = slug === '' ? freeName(new Set([...taken, ...former]), 'value') : freeName(taken, slug)
    taken.add(value)
    return { value, label, swatch: isColour ? '#8c857a' : null }
  })
}

/** Invalid members, by the API's error paths. */
export type FormProblems = Readonly<Record<string, FormProblem>>
type FormProblem = 'number' | 'line' | 'poster'

/** The request of a form, or its invalid members. Stock is sent only where it changed, with what it was, since some may have been sold meanwhile. */
export function inputOf(
  form: ProductForm,
  { decimals, before }: { decimals: number; before?: ProductForm | undefined }
): { input: ProductDraft } | { problems: FormProblems } {
  const problems: Record<string, FormProblem> = {}
  const read = (text: string, name: string, scale = 1): number => {
    const value = Math.round(numberOf(text) * scale)
    if (!Number.isSafeInteger(value) || value < 0) problems[name] = 'number'
    return value
  }
  const stockBefore = new Map(before?.variants.map((variant) => [combinationKey(variant.options), variant.onHand]))
  const details = linesOf(form.details).map((line, index) => {
    const [name = '', ...rest] = line.split(':')
    if (rest.length === 0) problems['details'] ??= index >= 0 ? 'line' : 'number'
    return { name: name.trim(), value: rest.join(':').trim() }
  })
  const tiers = linesOf(form.tiers).map((line) => {
    const [quantity = '', percent = ''] = line.split(':')
    const tier = { quantity: numberOf(quantity), percentOff: numberOf(percent) }
    if (Number.isNaN(tier.quantity) || Number.isNaN(tier.percentOff)) problems['tiers'] = 'line'
    return tier
  })
  const [head, ...rows] = linesOf(form.sizeGuide)
  const sizeGuide =
    head === undefined
      ? null
      : {
          unit: 'cm' as const,
          columns: partsOf(head),
          rows: rows.map((row) => {
            const [size = '', ...values] = partsOf(row)
            const numbers = values.map(numberOf)
            if (numbers.some(Number.isNaN) || numbers.length !== partsOf(head).length) problems['sizeGuide'] = 'line'
            return { size, values: numbers }
          })
        }
  const saleAt = ({ sale = noSale }: VariantForm, index: number) =>
    Object.values(sale).every((value) => value === '')
      ? null
      : {
          price: read(sale.price, `variants.${index}.sale.price`, 10 ** decimals),
          from: sale.from || null,
          until: sale.until || null
        }
  const variants = form.variants.map((variant, index) => {
    const onHand = read(variant.onHand, `variants.${index}.onHand`)
    const was = stockBefore.get(combinationKey(variant.options))
    return {
      sku: variant.sku,
      options: variant.options,
      price: read(variant.price, `variants.${index}.price`, 10 ** decimals),
      sale: saleAt(variant, index),
      ...(was === undefined ? { onHand } : was !== variant.onHand && { onHand, onHandBefore: Number(was) }),
      weightGrams: variant.weight.trim() === '' ? null : read(variant.weight, `variants.${index}.weightGrams`),
      isWithdrawn: !variant.isSold
    }
  })
  const weightGrams = read(form.weight, 'weightGrams')
  const readMm = (text: string, name: string): number => {
    const value = numberOf(text)
    if (!Number.isFinite(value) || value < 0) problems[name] = 'number'
    return value
  }
  const printAreas = form.printAreas.map(({ width, height, bleed, safe, ...area }, index) => ({
    ...area,
    widthMm: readMm(width, `printAreas.${index}.widthMm`),
    heightMm: readMm(height, `printAreas.${index}.heightMm`),
    bleedMm: readMm(bleed, `printAreas.${index}.bleedMm`),
    safeMm: readMm(safe, `printAreas.${index}.safeMm`)
  }))
  if (form.video?.poster === '') problems['video.poster'] = 'poster'
  const video = form.video && {
    upload: form.video.upload,
    poster: form.video.poster,
    alt: form.video.alt,
    captions: form.video.captions
  }
  if (Object.keys(problems).length > 0) return { problems }
  return {
    input: {
      name: form.name,
      slug: form.slug,
      category: form.category,
      description: form.description,
      richDescription: form.richDescription,
      details,
      options: form.options,
      variants,
      tiers: tiers.toSorted((a, b) => a.quantity - b.quantity),
      sizeGuide,
      taxClass: form.taxClass,
      weightGrams,
      seo: { title: form.seoTitle.trim() || null, description: form.seoDescription.trim() || null },
      status: form.status,
      liveFrom: form.liveFrom || null,
      pictures: form.pictures,
      video,
      printAreas
    }
  }
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether a form differs from its original. */
export const isChanged = (form: ProductForm, before: ProductForm): boolean => !isSame(form, before)

/** Moves a list entry. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}
