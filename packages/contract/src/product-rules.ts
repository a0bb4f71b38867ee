import type { Option, Product } from './catalogue.ts'
import type { Money } from './primitives.ts'

/** Choosing variants of a product by options. */

/** Chosen values by option id, such as `{ colour: 'navy', size: 'm' }`. */
export type ChosenOptions = Readonly<Record<string, string>>

type ProductVariant = Product['variants'][number]

const fits = (variant: ProductVariant, chosen: ChosenOptions): boolean =>
  Object.entries(chosen).every(([id, value]) => variant.options[id] === value)

/** The variant of a complete choice. */
export const variantOf = ({ variants }: Pick<Product, 'variants'>, chosen: ChosenOptions): ProductVariant | undefined =>
  variants.find((variant) => fits(variant, chosen))

/** A complete choice with the wanted options as far as possible; in stock before sold out. */
export function firstChoice({ variants }: Pick<Product, 'variants'>, wanted: ChosenOptions = {}): ChosenOptions {
  const known = Object.fromEntries(
    Object.entries(wanted).filter(([id, value]) => variants.some((variant) => variant.options[id] === value))
  )
  const matching = variants.filter((variant) => fits(variant, known))
  const choices = matching.length > 0 ? matching : variants
  return (choices.find(({ stock }) => stock > 0) ?? choices[0])?.options ?? {}
}

/** The variants compatible with a choice; with every option chosen, at most one. */
export const variantsFor = <Of extends Pick<Product, 'variants'>>(
  { variants }: Of,
  chosen: ChosenOptions
): Of['variants'] => variants.filter((variant) => fits(variant, chosen))

/** Options without a chosen value, in the product's order. */
export const missingOptions = ({ options }: Pick<Product, 'options'>, chosen: ChosenOptions): Option[] =>
  options.filter(({ id }) => chosen[id] === undefined)

/**
 * The initial choice: the wanted options as far as possible, a colour, and options with a single value. A size, or any other option with several
 * values, stays open.
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

/** Whether a value can be combined with the other chosen ones. */
export const isPossible = (
  { variants }: Pick<Product, 'variants'>,
  chosen: ChosenOptions,
  id: string,
  value: string
): boolean => variants.some((variant) => fits(variant, { ...chosen, [id]: value }))

/** Whether all combinations of a value with the other chosen ones are sold out. */
export function isSoldOut(
  product: Pick<Product, 'variants'>,
  chosen: ChosenOptions,
  id: string,
  value: string
): boolean {
  const made = variantsFor(product, { ...chosen, [id]: value })
  return made.length > 0 && made.every(({ stock }) => stock === 0)
}

/** Whether an option is the product's colour: its values have swatches. */
export const isColour = ({ values }: Option): boolean => values.some(({ swatch }) => swatch !== null)

export const colourOptionOf = ({ options }: Pick<Product, 'options'>): Option | undefined => options.find(isColour)

export function chosenColour(product: Pick<Product, 'options'>, chosen: ChosenOptions): string | undefined {
  const option = colourOptionOf(product)
  return option && chosen[option.id]
}

/** The choice in another colour, for products with colours. */
export function withColour(
  product: Pick<Product, 'options'>,
  chosen: ChosenOptions,
  colour: string | undefined
): ChosenOptions {
  const option = colourOptionOf(product)
  return option === undefined || colour === undefined ? chosen : { ...chosen, [option.id]: colour }
}

/** Labels of a variant's values, for options with several values, such as Navy and M. */
export const choiceWords = ({ options }: Pick<Product, 'options'>, chosen: ChosenOptions): string[] =>
  options.flatMap(({ id, values }) =>
    values.length > 1 ? values.filter(({ value }) => value === chosen[id]).map(({ label }) => label) : []
  )

/** The unit price for a quantity. */
export const unitPrice = (
  { price, tierPrices }: Pick<ProductVariant, 'price' | 'tierPrices'>,
  quantity: number
): Money => tierPrices.findLast((tier) => quantity >= tier.quantity)?.price ?? price
