import type { Product } from '@motif/contract'
import { fittedToVariant, printAreasOf } from '@motif/contract/area-rules'
import {
  type ChosenOptions,
  chosenColour,
  colourOptionOf,
  firstChoice,
  startingChoice,
  withColour
} from '@motif/contract/product-rules'
import { fittedTo, leftOutOn } from '@motif/design'
import type { DesignDocument } from '../library/library.ts'
import { nearestColour } from './nearest-colour.ts'

/** A design as it was on a product before, with the sides that had no place on the next one. */
export interface DesignBefore {
  document: DesignDocument
  leftOut: readonly string[]
}

/** What is chosen of a product before a person has chosen, in the colour nearest to that of another one. Sizes stay open. */
export const openOptionsOn = (to: Product, from: Product, choices: ChosenOptions): ChosenOptions =>
  startingChoice(to, withColour(to, {}, nearestColour(to, from, chosenColour(from, choices))))

/** What of a choice a product has as well, in the nearest colour. */
export function optionsOn(to: Product, from: Product, choices: ChosenOptions): ChosenOptions {
  const { [colourOptionOf(from)?.id ?? '']: _colour, ...others } = choices
  const colour = nearestColour(to, from, chosenColour(from, choices))
  return firstChoice(to, withColour(to, others, colour))
}

/**
 * A design on the variant of another product, and the sides of its own product that have no place there, by id. `before`: how it
 * was on that product.
 */
export function fitToProduct(
  document: DesignDocument,
  from: Product,
  to: Product,
  options: ChosenOptions,
  before?: DesignBefore
): { document: DesignDocument; leftOut: string[] } {
  const areas = printAreasOf(to.printAreas, options)
  const earlier = before && {
    areas: fittedToVariant(to.printAreas, before.document, options).areas,
    leftOut: before.leftOut
  }
  return {
    document: fittedTo(document, from.printAreas, areas, {
      product: to.slug,
      colour: chosenColour(to, options),
      earlier
    }),
    leftOut: leftOutOn(document, from.printAreas, areas, { earlier })
  }
}
