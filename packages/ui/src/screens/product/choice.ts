import type { Option, Product } from '@motif/contract'
import { type ChosenOptions, missingOptions, unitPrice, variantsFor } from '@motif/contract/product-rules'

type Variant = Product['variants'][number]

/** What a choice comes to, however much of it is still open. */
export interface Offer {
  /** Options the person has yet to choose a value of. */
  missing: Option[]
  /** The one that is bought; undefined as long as something is open, and where the choice is not made. */
  variant: Variant | undefined
  /** Whose price is shown: of what is still open the cheapest. */
  priced: Pick<Variant, 'price' | 'formerPrice' | 'tierPrices'>
  /** Something open may cost more. */
  isFrom: boolean
  /** The most pieces there are of one variant; 0 where all are sold out. */
  stock: number
  isMade: boolean
}

/** What is on offer while a product is being chosen. */
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

/** The variant whose price a product is shown at before one is chosen. */
const cheapestOf = ({ variants, price }: Pick<Product, 'variants' | 'price'>): Variant | undefined =>
  variants.find((variant) => variant.price.amount === price.amount)

/** The pictures of a colour, those that fit every colour, then one of each other colour. */
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

/** The way into the design tool with exactly what is chosen, and with what is printed on it already. */
export const designHref = (
  { slug, isReadyMade }: Pick<Product, 'slug' | 'isReadyMade'>,
  chosen: ChosenOptions
): string =>
  `/designertool?${new URLSearchParams({ product: slug, ...(isReadyMade ? { template: slug } : undefined), ...chosen })}`
