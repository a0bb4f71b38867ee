import { isDeepStrictEqual } from 'node:util'
import type { BulkEditAction, ProductInput, ProductStatus } from '@motif/contract'
import { roundedPrice } from '@motif/contract/bulk-edit-rules'
import { onHandMax } from '@motif/contract/stock-rules'
import type { Refusal } from '../../../platform/refusal-sentences.ts'

type Sale = ProductInput['variants'][number]['sale']

/** The members of a variant that an edit changes. `price` is the regular price. */
export interface VariantValues {
  price?: number
  sale?: Sale
  onHand?: number
}

interface VariantState extends Required<VariantValues> {
  id: string
  sku: string
  /** Reserved pieces. */
  held: number
  isWithdrawn: boolean
}

export interface ProductState {
  id: string
  name: string
  category: string
  status: ProductStatus
  /** Whether it lacks a picture or a variant on sale. */
  isUnfinished: boolean
  variants: readonly VariantState[]
}

interface VariantChange {
  id: string
  sku: string
  from: VariantValues
  to: VariantValues
}

export interface ProductValues {
  category?: string
  status?: ProductStatus
}

/** Changes of a product, before and after. */
export interface ProductChange {
  product: { from: ProductValues; to: ProductValues } | null
  variants: VariantChange[]
}

/** A refused product is left out as a whole. */
type Plan = { change: ProductChange; refusal?: undefined } | { change?: undefined; refusal: Refusal }

interface PlanContext {
  decimals: number
  /** Pieces on hand by variant when the edit began, for a count of stock. Absent: as they are now. */
  counted?: Readonly<Record<string, number>> | null
}

const priceMax = 100_000_000

const isNothing = ({ product, variants }: ProductChange) => product === null && variants.length === 0

export const hasChange = (change: ProductChange): boolean => !isNothing(change)

type Wish = VariantValues | Refusal

const isRefusal = (wish: Wish): wish is Refusal => 'reason' in wish

function checkedPrice(price: number): Refusal | undefined {
  if (price <= 0) return { reason: 'price-not-positive' }
  return price > priceMax ? { reason: 'price-out-of-range', params: { max: priceMax } } : undefined
}

type ActionOf<Kind extends BulkEditAction['kind']> = Extract<BulkEditAction, { kind: Kind }>

function repriced(variant: VariantState, { by, value, ending }: ActionOf<'price'>, decimals: number): Wish {
  const exact = by === 'amount' ? variant.price + value : (variant.price * (100 + value)) / 100
  const price = roundedPrice(exact, { ending, decimals })
  const refusal = checkedPrice(price)
  if (refusal) return refusal
  return variant.sale && variant.sale.price >= price ? { reason: 'sale-price-not-lower' } : { price }
}

/** A timestamp as it is read from the database. */
const momentText = (moment: string | null) => moment && new Date(moment).toISOString()

function reduced(variant: VariantState, { by, value, ending, from, until }: ActionOf<'sale'>, decimals: number): Wish {
  const exact = by === 'amount' ? variant.price - value : (variant.price * (100 - value)) / 100
  const price = roundedPrice(exact, { ending, decimals })
  if (price <= 0) return { reason: 'price-not-positive' }
  return price >= variant.price
    ? { reason: 'sale-price-not-lower' }
    : { sale: { price, from: momentText(from), until: momentText(until) } }
}

function restocked({ held }: VariantState, onHand: number): Wish {
  if (onHand < held) return { reason: 'stock-below-held', params: { held } }
  return onHand > onHandMax ? { reason: 'stock-over-limit' } : { onHand }
}

function wishFor(variant: VariantState, action: BulkEditAction, { decimals, counted }: PlanContext): Wish {
  switch (action.kind) {
    case 'price':
      return repriced(variant, action, decimals)
    case 'sale':
      return reduced(variant, action, decimals)
    case 'end-sale':
      return { sale: null }
    case 'add-stock':
      return restocked(variant, variant.onHand + action.pieces)
    case 'set-stock':
      // The difference to the count is applied, so that pieces sold since stay sold.
      return restocked(variant, variant.onHand + action.onHand - (counted?.[variant.id] ?? variant.onHand))
    default:
      return {}
  }
}

/** The members of a wish that differ, before and after. */
function changeOf(variant: VariantState, wish: VariantValues): VariantChange[] {
  const names = (Object.keys(wish) as (keyof VariantValues)[]).filter(
    (name) => !isDeepStrictEqual(variant[name], wish[name])
  )
  if (names.length === 0) return []
  const only = (values: VariantValues): VariantValues =>
    Object.fromEntries(names.map((name) => [name, values[name]])) as VariantValues
  return [{ id: variant.id, sku: variant.sku, from: only(variant), to: only(wish) }]
}

/** What an edit does to a product. Variants that were withdrawn stay as they are. */
export function planEdit(product: ProductState, action: BulkEditAction, context: PlanContext): Plan {
  const { category, status } = product
  if (action.kind === 'category')
    return {
      change: {
        product: category === action.category ? null : { from: { category }, to: { category: action.category } },
        variants: []
      }
    }
  if (action.kind === 'status') {
    if (action.status === 'live' && product.isUnfinished) return { refusal: { reason: 'products-unfinished' } }
    return {
      change: {
        product: status === action.status ? null : { from: { status }, to: { status: action.status } },
        variants: []
      }
    }
  }
  const changes: VariantChange[] = []
  for (const variant of product.variants) {
    if (variant.isWithdrawn) continue
    const wish = wishFor(variant, action, context)
    if (isRefusal(wish)) return { refusal: wish }
    changes.push(...changeOf(variant, wish))
  }
  return { change: { product: null, variants: changes } }
}

/** What restores a product, and whether something was changed since and stays. Stock is restored by its difference. */
export function planUndo(product: ProductState, done: ProductChange): { change: ProductChange; isKept: boolean } {
  const known = new Map(product.variants.map((variant) => [variant.id, variant]))
  let isKept = false
  const variants = done.variants.flatMap(({ id, from, to }): VariantChange[] => {
    const variant = known.get(id)
    const wish: VariantValues = {}
    if (!variant) {
      isKept = true
      return []
    }
    if (to.price !== undefined && from.price !== undefined) {
      if (variant.price === to.price) wish.price = from.price
      else isKept = true
    }
    if (to.sale !== undefined && from.sale !== undefined) {
      // Stored changes come back with their members in another order.
      if (isDeepStrictEqual(variant.sale, to.sale)) wish.sale = from.sale
      else isKept = true
    }
    // A price and a sale of different times may not fit.
    const [price, sale] = [wish.price ?? variant.price, wish.sale === undefined ? variant.sale : wish.sale]
    if (sale !== null && sale.price >= price) {
      delete wish.price
      delete wish.sale
      isKept = true
    }
    if (to.onHand !== undefined && from.onHand !== undefined) {
      const onHand = variant.onHand - to.onHand + from.onHand
      if (isRefusal(restocked(variant, onHand))) isKept = true
      else wish.onHand = onHand
    }
    return changeOf(variant, wish)
  })
  const back = productUndo(product, done)
  return { change: { product: back ?? null, variants }, isKept: isKept || back === undefined }
}

/** Undefined: changed since. */
function productUndo(
  { category, status, isUnfinished }: ProductState,
  { product: done }: ProductChange
): ProductChange['product'] | undefined {
  if (done === null) return null
  const { from, to } = done
  if (from.category !== undefined && category === to.category) return { from: { category }, to: from }
  if (from.status !== undefined && status === to.status && !(from.status === 'live' && isUnfinished))
    return { from: { status }, to: from }
  return undefined
}
