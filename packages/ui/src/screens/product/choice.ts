import type { Money, Product } from '@motif/contract'
import type { ChosenOptions } from './types.ts'

type Variant = Product['variants'][number]

const fits = (variant: Variant, options: ChosenOptions): boolean => Object.entries(options).every(([id, value]) => variant.options[id] === value)

/** The variant a full choice stands for. */
export const variantOf = ({ variants }: Pick<Product, 'variants'>, options: ChosenOptions): Variant | undefined => variants.find((variant) => fits(variant, options))

/** What is chosen when the page opens: what the address asks for as far as it exists, in stock before sold out. */
export function firstChoice({ variants }: Pick<Product, 'variants'>, wanted: ChosenOptions = {}): ChosenOptions {
  const known = Object.fromEntries(Object.entries(wanted).filter(([id, value]) => variants.some((variant) => variant.options[id] === value)))
  const matching = variants.filter((variant) => fits(variant, known))
  const choices = matching.length > 0 ? matching : variants
  return (choices.find(({ stock }) => stock > 0) ?? choices[0])?.options ?? {}
}

/** Whether a value is made together with what else is chosen. */
export const isPossible = ({ variants }: Pick<Product, 'variants'>, chosen: ChosenOptions, id: string, value: string): boolean => variants.some((variant) => fits(variant, { ...chosen, [id]: value }))

/** The variant whose price a product is shown at before one is chosen. */
export const cheapestOf = ({ variants, price }: Pick<Product, 'variants' | 'price'>): Variant | undefined => variants.find((variant) => variant.price.amount === price.amount)

/** The price of one piece when so many are bought, as the shop says it. */
export const unitPrice = ({ price, tierPrices }: Pick<Variant, 'price' | 'tierPrices'>, quantity: number): Money => tierPrices.findLast((tier) => quantity >= tier.quantity)?.price ?? price

/** The pictures of a colour, then those that fit every colour. */
export function galleryOf({ gallery }: Pick<Product, 'gallery'>, colour: string | undefined): Product['gallery'] {
  const own = gallery.filter((picture) => picture.colour === colour)
  const shown = [...own, ...gallery.filter((picture) => picture.colour === null && colour !== undefined)]
  return shown.length > 0 ? shown : gallery
}

/** The way into the design tool with exactly what is chosen, and with what is printed on it already. */
export const designHref = ({ slug, isReadyMade }: Pick<Product, 'slug' | 'isReadyMade'>, chosen: ChosenOptions): string =>
  `/designertool?${new URLSearchParams({ product: slug, ...(isReadyMade ? { template: slug } : undefined), ...chosen })}`
