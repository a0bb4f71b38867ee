import type { Option, Product } from './catalogue.ts'
import type { Money } from './primitives.ts'

/** How products are chosen by their options. */

/** Chosen values by option id, such as `{ colour: 'navy', size: 'm' }`. */
export type ChosenOptions = Readonly<Record<string, string>>

type ProductVariant = Product['variants'][number]

const fits = (variant: ProductVariant, chosen: ChosenOptions): boolean =>
  Object.entries(chosen).every(([id, value]) => variant.options[id] === value)

/** The variant a full choice stands for. */
export const variantOf = ({ variants }: Pick<Product, 'variants'>, chosen: ChosenOptions): ProductVariant | undefined =>
  variants.find((variant) => fits(variant, chosen))

/** A full choice with what is wanted as far as it exists, in stock before sold out. */
export function firstChoice({ variants }: Pick<Product, 'variants'>, wanted: ChosenOptions = {}): ChosenOptions {
  const known = Object.fromEntries(
    Object.entries(wanted).filter(([id, value]) => variants.some((variant) => variant.options[id] === value))
  )
  const matching = variants.filter((variant) => fits(variant, known))
  const choices = matching.length > 0 ? matching : variants
  return (choices.find(({ stock }) => stock > 0) ?? choices[0])?.options ?? {}
}

/** The variants that a choice leaves open; with every option chosen, one or none. */
export const variantsFor = <Of extends Pick<Product, 'variants'>>(
  { variants }: Of,
  chosen: ChosenOptions
): Of['variants'] => variants.filter((variant) => fits(variant, chosen))

/** Options nobody has chosen a value of yet, in the product's order. */
export const missingOptions = ({ options }: Pick<Product, 'options'>, chosen: ChosenOptions): Option[] =>
  options.filter(({ id }) => chosen[id] === undefined)

/**
 * What is chosen before a person has chosen: what is wanted as far as it is made, a colour, and whatever comes in one way
 * alone. A size, or any other option with several values, stays open.
 */
export function startingChoice(
  product: Pick<Product, 'options' | 'variants'>,
  wanted: ChosenOptions = {}
): ChosenOptions {
  const known = Object.fromEntries(
    Object.entries(wanted).filter(([id, value]) => product.variants.some((variant) => variant.options[id] === value))
  )
  const made = variantsFor(product, known).length > 0 ? known : withColour(product, {}, chosenColour(product, known))
  const full = firstChoice(product, made)
  const isGiven = (option: Option) => isColour(option) || option.values.length < 2 || made[option.id] !== undefined
  return Object.fromEntries(
    product.options.flatMap((option) =>
      isGiven(option) && full[option.id] !== undefined ? [[option.id, full[option.id] ?? '']] : []
    )
  )
}

/** Whether a value is made together with what else is chosen. */
export const isPossible = (
  { variants }: Pick<Product, 'variants'>,
  chosen: ChosenOptions,
  id: string,
  value: string
): boolean => variants.some((variant) => fits(variant, { ...chosen, [id]: value }))

/** Whether a value is made together with what else is chosen, and all of that is sold out. */
export function isSoldOut(
  product: Pick<Product, 'variants'>,
  chosen: ChosenOptions,
  id: string,
  value: string
): boolean {
  const made = variantsFor(product, { ...chosen, [id]: value })
  return made.length > 0 && made.every(({ stock }) => stock === 0)
}

/** Whether an option is the colour of the product: its values have swatches. */
export const isColour = ({ values }: Option): boolean => values.some(({ swatch }) => swatch !== null)

export const colourOptionOf = ({ options }: Pick<Product, 'options'>): Option | undefined => options.find(isColour)

export function chosenColour(product: Pick<Product, 'options'>, chosen: ChosenOptions): string | undefined {
  const option = colourOptionOf(product)
  return option && chosen[option.id]
}

/** The choice in another colour, for products that come in colours. */
export function withColour(
  product: Pick<Product, 'options'>,
  chosen: ChosenOptions,
  colour: string | undefined
): ChosenOptions {
  const option = colourOptionOf(product)
  return option === undefined || colour === undefined ? chosen : { ...chosen, [option.id]: colour }
}

/** Labels of what a variant is among the options with something to choose, such as Navy and M. */
export const choiceWords = ({ options }: Pick<Product, 'options'>, chosen: ChosenOptions): string[] =>
  options.flatMap(({ id, values }) =>
    values.length > 1 ? values.filter(({ value }) => value === chosen[id]).map(({ label }) => label) : []
  )

/** The price of one piece when so many are bought, as the shop says it. */
export const unitPrice = (
  { price, tierPrices }: Pick<ProductVariant, 'price' | 'tierPrices'>,
  quantity: number
): Money => tierPrices.findLast((tier) => quantity >= tier.quantity)?.price ?? price
