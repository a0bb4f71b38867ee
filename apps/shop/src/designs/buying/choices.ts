import type { Product, Variant } from '@motif/contract'

type Choices = Readonly<Record<string, string>>

const fits = (variant: Variant, choices: Choices) => Object.entries(choices).every(([option, value]) => variant.options[option] === value)

/** The variant of a whole choice. */
export const variantOf = ({ variants }: Product, choices: Choices): Variant | undefined => variants.find((variant) => fits(variant, choices))

/** A choice that can be bought, in the design's colour where there is one. */
export function initialChoices(product: Product, colour: string | undefined): Choices {
  const colourOption = product.options.find(({ values }) => values.some(({ value, swatch }) => swatch !== null && value === colour))
  const wanted: Choices = colourOption === undefined || colour === undefined ? {} : { [colourOption.id]: colour }
  const matching = product.variants.filter((variant) => fits(variant, wanted))
  return (matching.find(({ stock }) => stock > 0) ?? matching[0] ?? product.variants[0])?.options ?? {}
}

/** Whether an option is the colour of the goods: its values have swatches. */
export const isColourOption = ({ options }: Product, optionId: string): boolean => options.some(({ id, values }) => id === optionId && values.some(({ swatch }) => swatch !== null))
