import type { Option, Product } from '@motif/contract'
import {
  type ChosenOptions,
  colourOptionOf,
  missingOptions,
  unitPrice,
  variantsFor
} from '@motif/contract/product-rules'

type Variant = Product['variants'][number]

/** The offer for a partial or complete choice. */
export interface Offer {
  /** Options without a value. */
  missing: Option[]
  /** The chosen variant; undefined while incomplete or nonexistent. */
  variant: Variant | undefined
  /** The variant whose price is shown: the cheapest that matches. */
  priced: Pick<Variant, 'price' | 'formerPrice' | 'tierPrices'>
  /** Matching variants have different prices. */
  isFrom: boolean
  /** Maximum stock of a matching variant; 0 if sold out. */
  stock: number
  isMade: boolean
}

/** The offer for the chosen options. */
export function offerOf(product: Product, chosen: ChosenOptions, quantity: number): Offer {
  const open = variantsFor(product, chosen)
  const missing = missingOptions(product, chosen)
  const [cheapest] = open.toSorted((one, other) => one.price.amount - other.price.amount)
  const prices = new Set(open.map((variant) => unitPrice(variant, quantity).amount))
  return {
    missing,
    variant: missing.length === 0 ? open[0] : undefined,
    priced: cheapest ?? cheapestOf(product) ?? { price: product.price, tierPrices: [] },
    isFrom: prices.size > 1,
    stock: Math.max(0, ...open.map(({ stock }) => stock)),
    isMade: open.length > 0
  }
}

/** The variant of the product's list price. */
const cheapestOf = ({ variants, price }: Pick<Product, 'variants' | 'price'>): Variant | undefined =>
  variants.find((variant) => variant.price.amount === price.amount)

/** Pictures of a colour, then colour-independent ones, then one per other colour. */
export function galleryOf({ gallery }: Pick<Product, 'gallery'>, colour: string | undefined): Product['gallery'] {
  if (colour === undefined) return gallery
  const own = gallery.filter((picture) => picture.colour === colour)
  const ofEvery = gallery.filter((picture) => picture.colour === null)
  const isFirstOfItsColour = (picture: Product['gallery'][number], at: number) =>
    gallery.findIndex((other) => other.colour === picture.colour) === at
  const firsts = gallery.filter(isFirstOfItsColour)
  const others = firsts.filter((picture) => picture.colour !== colour && picture.colour !== null)
  return [...own, ...ofEvery, ...others]
}

/** Path of the product in the shown colour, for others: a size is personal. */
export function sharedPath(product: Pick<Product, 'slug' | 'options'>, chosen: ChosenOptions): string {
  const coloured = colourOptionOf(product)
  const colour = coloured && chosen[coloured.id]
  const query = coloured && colour !== undefined ? `?${new URLSearchParams({ [coloured.id]: colour })}` : ''
  return `/product/${product.slug}${query}`
}

/** URL of the editor with the chosen options and the product's existing print. */
export const designHref = (
  { slug, isReadyMade }: Pick<Product, 'slug' | 'isReadyMade'>,
  chosen: ChosenOptions
): string =>
  `/designertool?${new URLSearchParams({ product: slug, ...(isReadyMade ? { template: slug } : undefined), ...chosen })}`
