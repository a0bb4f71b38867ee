import type { Money, Option, Product } from '@motif/contract'
import { type ChosenOptions, isColour, unitPrice, variantOf } from '@motif/contract/product-rules'

export type BuyableProduct = Pick<Product, 'name' | 'options' | 'variants' | 'tiers' | 'price'>

/** Pieces by value of the option that makes the rows. */
export type Wanted = Readonly<Record<string, number>>

type Variant = Product['variants'][number]

export interface GridRow {
  value: string
  label: string
  /** Nothing where it is not made in the rest of the choice. */
  variant: Variant | undefined
  /** What can still be put into the cart. */
  left: number
}

/** The option whose values are the rows: the one with the most values that is not the colour. */
export const rowOption = ({ options }: Pick<Product, 'options'>): Option | undefined =>
  options
    .filter((option) => !isColour(option) && option.values.length > 1)
    .toSorted((one, other) => other.values.length - one.values.length)[0]

/** The value that stands for the one row of products that come in one size. */
export const onlyRow = 'one'

/** Every size in the chosen colour. `inCart`: pieces by variant the cart holds besides. */
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
  /** What a piece of a row costs, as many as are wanted. */
  each: (row: GridRow) => Money
  /** In effect, by all pieces of this product together. */
  percentOff: number
  /** So many more make each piece so much cheaper. */
  next: { more: number; percentOff: number } | undefined
}

/** What is wanted in all, at the prices the shop has given for so many. `besides`: pieces of the same product that are in the cart and count too. */
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
