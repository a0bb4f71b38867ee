import type { Option, Product } from './catalogue.ts'
import type { Money } from './primitives.ts'

/** How goods are chosen by their options. */

/** Chosen values by option id, such as `{ colour: 'navy', size: 'm' }`. */
export type ChosenOptions = Readonly<Record<string, string>>

type ProductVariant = Product['variants'][number]

const fits = (variant: ProductVariant, chosen: ChosenOptions): boolean => Object.entries(chosen).every(([id, value]) => variant.options[id] === value)

/** The variant a full choice stands for. */
export const variantOf = ({ variants }: Pick<Product, 'variants'>, chosen: ChosenOptions): ProductVariant | undefined => variants.find((variant) => fits(variant, chosen))

/** A full choice with what is wanted as far as it exists, in stock before sold out. */
export function firstChoice({ variants }: Pick<Product, 'variants'>, wanted: ChosenOptions = {}): ChosenOptions {
  const known = Object.fromEntries(Object.entries(wanted).filter(([id, value]) => variants.some((variant) => variant.options[id] === value)))
  const matching = variants.filter((variant) => fits(variant, known))
  const choices = matching.length > 0 ? matching : variants
  return (choices.find(({ stock }) => stock > 0) ?? choices[0])?.options ?? {}
}

/** Whether a value is made together with what else is chosen. */
export const isPossible = ({ variants }: Pick<Product, 'variants'>, chosen: ChosenOptions, id: string, value: string): boolean => variants.some((variant) => fits(variant, { ...chosen, [id]: value }))

/** Whether an option is the colour of the goods: its values have swatches. */
export const isColour = ({ values }: Option): boolean => values.some(({ swatch }) => swatch !== null)

export const colourOptionOf = ({ options }: Pick<Product, 'options'>): Option | undefined => options.find(isColour)

export function chosenColour(product: Pick<Product, 'options'>, chosen: ChosenOptions): string | undefined {
  const option = colourOptionOf(product)
  return option && chosen[option.id]
}

/** The choice in another colour, for goods that come in colours. */
export function withColour(product: Pick<Product, 'options'>, chosen: ChosenOptions, colour: string | undefined): ChosenOptions {
  const option = colourOptionOf(product)
  return option === undefined || colour === undefined ? chosen : { ...chosen, [option.id]: colour }
}

/** The price of one piece when so many are bought, as the shop says it. */
export const unitPrice = ({ price, tierPrices }: Pick<ProductVariant, 'price' | 'tierPrices'>, quantity: number): Money => tierPrices.findLast((tier) => quantity >= tier.quantity)?.price ?? price
