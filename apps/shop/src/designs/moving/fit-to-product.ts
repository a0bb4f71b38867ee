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
import { fitToAreas, areasWithoutTarget } from '@motif/design'
import type { DesignDocument } from '../library/library.ts'
import { nearestColour } from './nearest-colour.ts'

/** An earlier state of a design on a product, with the areas that had no target on the next one. */
export interface DesignBefore {
  document: DesignDocument
  leftOut: readonly string[]
}

/** Preselected options of a product: the nearest colour. Sizes stay unset. */
export const openOptionsOn = (to: Product, from: Product, choices: ChosenOptions): ChosenOptions =>
  startingChoice(to, withColour(to, {}, nearestColour(to, from, chosenColour(from, choices))))

/** Carries over the options another product has as well, with the nearest colour. */
export function optionsOn(to: Product, from: Product, choices: ChosenOptions): ChosenOptions {
  const { [colourOptionOf(from)?.id ?? '']: _colour, ...others } = choices
  const colour = nearestColour(to, from, chosenColour(from, choices))
  return firstChoice(to, withColour(to, others, colour))
}

/**
 * Fits a design to a variant of another product; returns it and the ids of areas without a target. `before`: its
 * earlier state on that product.
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
    document: fitToAreas(document, from.printAreas, areas, {
      product: to.slug,
      colour: chosenColour(to, options),
      earlier
    }),
    leftOut: areasWithoutTarget(document, from.printAreas, areas, { earlier })
  }
}

/** The same with the names of areas without a target. */
export function fitNamed(
  document: DesignDocument,
  from: Product,
  to: Product,
  options: ChosenOptions
): { document: DesignDocument; leftOut: string[] } {
  const { document: fitted, leftOut } = fitToProduct(document, from, to, options)
  const names = from.printAreas.filter((area) => leftOut.includes(area.id)).map((area) => area.name)
  return { document: fitted, leftOut: names }
}
