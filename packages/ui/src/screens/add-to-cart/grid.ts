import type { Money, Option, Product } from '@motif/contract'
import { type ChosenOptions, isColour, unitPrice, variantOf } from '@motif/contract/product-rules'

export type BuyableProduct = Pick<Product, 'name' | 'options' | 'variants' | 'tiers' | 'price'>

/** Quantities by value of the row option. */
export type Wanted = Readonly<Record<string, number>>

type Variant = Product['variants'][number]

export interface GridRow {
  value: string
  label: string
  /** Undefined if the combination does not exist. */
  variant: Variant | undefined
  /** Quantity that can still be added. */
  left: number
}

/** The option that forms the rows: the non-colour one with the most values. */
export const rowOption = ({ options }: Pick<Product, 'options'>): Option | undefined =>
  options
    .filter((option) => !isColour(option) && option.values.length > 1)
    .toSorted((one, other) => other.values.length - one.values.length)[0]

/** Row value of single-size products. */
export const onlyRow = 'one'

/** All sizes in the chosen colour. `inCart`: quantities by variant in the cart. */
export function rowsOf(
  product: BuyableProduct,
  choices: ChosenOptions,
  inCart: ReadonlyMap<string, number>,
  oneSize: string
): GridRow[] {
  const option = rowOption(product)
  const rowFor = (variant: Variant | undefined) => ({
    variant,
    left: variant === undefined ? 0 : Math.max(0, variant.stock - (inCart.get(variant.id) ?? 0))
  })
  if (option === undefined) return [{ value: onlyRow, label: oneSize, ...rowFor(variantOf(product, choices)) }]
  return option.values.map(({ value, label }) => ({
    value,
    label,
    ...rowFor(variantOf(product, { ...choices, [option.id]: value }))
  }))
}

export interface Sum {
  pieces: number
  lines: { variantId: string; quantity: number }[]
  total: Money
  /** Unit price of a row at the wanted quantity. */
  each: (row: GridRow) => Money
  /** Current quantity discount, over all items of this product. */
  percentOff: number
  /** The next discount step. */
  next: { more: number; percentOff: number } | undefined
}

/**
 * Total of the wanted items at the API's tier prices. `besides`: items of the product already in the cart, which count
 * for the tier.
 */
export function sumOf(
  { tiers, price }: BuyableProduct,
  rows: readonly GridRow[],
  wanted: Wanted,
  besides: number
): Sum {
  const lines = rows.flatMap(({ value, variant }) =>
    variant && (wanted[value] ?? 0) > 0 ? [{ variant, quantity: wanted[value] ?? 0 }] : []
  )
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const together = pieces + besides
  const next = tiers.find(({ quantity }) => quantity > together)
  return {
    pieces,
    lines: lines.map(({ variant, quantity }) => ({ variantId: variant.id, quantity })),
    total: {
      currency: price.currency,
      amount: lines.reduce((sum, { variant, quantity }) => sum + unitPrice(variant, together).amount * quantity, 0)
    },
    each: ({ variant }) => (variant ? unitPrice(variant, together) : price),
    percentOff: tiers.findLast(({ quantity }) => together >= quantity)?.percentOff ?? 0,
    next: next && { more: next.quantity - together, percentOff: next.percentOff }
  }
}
