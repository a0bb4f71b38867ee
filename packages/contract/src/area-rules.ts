import { type DesignDocument, isDrawnFor, resizedTo } from '@motif/design'
import type { Product } from './catalogue.ts'
import { type ChosenOptions, firstChoice } from './product-rules.ts'

/** How large the print areas of a variant are, and how a design comes to fit them. Used wherever a design is shown, checked, sold or printed. */

/** Measures of a print area in millimetres. */
interface AreaMeasures {
  widthMm: number
  heightMm: number
  bleedMm: number
  safeMm: number
}

/** A print area of a product. `sizes` are its measures on variants that differ; the first whose options a variant has counts. */
export interface VariedArea extends AreaMeasures {
  id: string
  sizes?: readonly (AreaMeasures & { options: ChosenOptions })[] | undefined
}

type Drawn = Pick<DesignDocument, 'areaSizes'>

function sizedAs<Area extends VariedArea>(area: Area, size: NonNullable<Area['sizes']>[number] | undefined): Area {
  if (size === undefined) return area
  const { options: _options, ...measures } = size
  return { ...area, ...measures }
}

/** The print areas of the variant with these options; of a choice that is not whole, those of the variants it may become that are as large as the product's own. */
export const printAreasOf = <Area extends VariedArea>(
  areas: readonly Area[],
  options: ChosenOptions
): readonly Area[] =>
  areas.some(({ sizes }) => sizes !== undefined && sizes.length > 0)
    ? areas.map((area) =>
        sizedAs(
          area,
          area.sizes?.find((size) => Object.entries(size.options).every(([id, value]) => options[id] === value))
        )
      )
    : areas

/** The print areas as large as a document was drawn for, or undefined where no variant has them so (any more). */
export function printAreasDrawnFor<Area extends VariedArea>(
  areas: readonly Area[],
  document: Drawn
): readonly Area[] | undefined {
  if (isDrawnFor(document, areas, areas)) return areas
  const drawn = areas.map((area) =>
    [area, ...(area.sizes ?? []).map((size) => sizedAs(area, size))].find((one) => isDrawnFor(document, areas, [one]))
  )
  return drawn.every((area) => area !== undefined) ? drawn : undefined
}

/** The print areas as large as a document says, whatever is sold: of a document that was fitted to a variant when it was frozen. */
export const printAreasIn = <Area extends VariedArea>(areas: readonly Area[], { areaSizes }: Drawn): readonly Area[] =>
  areaSizes === undefined ? areas : areas.map((area) => ({ ...area, ...areaSizes[area.id] }))

/** Whether a document was drawn for print areas as large as those of the variant with these options. */
export const fitsVariant = (areas: readonly VariedArea[], document: Drawn, options: ChosenOptions): boolean =>
  isDrawnFor(document, areas, printAreasOf(areas, options))

/** The one rule for a design on a variant: drawn for other sizes, it is fitted to the variant's; it always says its sizes from then on. */
export const fittedToVariant = (
  areas: readonly VariedArea[],
  document: DesignDocument,
  options: ChosenOptions
): DesignDocument => resizedTo(document, areas, printAreasOf(areas, options))

/** A document with the areas to show it on; where nothing is sold in its sizes, it is fitted to the product's own. */
export function shownOn<Area extends VariedArea>(
  areas: readonly Area[],
  document: DesignDocument
): { document: DesignDocument; areas: readonly Area[] } {
  const drawn = printAreasDrawnFor(areas, document)
  return drawn ? { document, areas: drawn } : { document: resizedTo(document, areas, areas), areas }
}

/**
 * What a line that was sold prints. A document that says its sizes prints in those, whatever became of the catalogue since; an
 * older one, from before designs knew sizes, is fitted to the variant.
 */
export function soldOn<Area extends VariedArea>(
  areas: readonly Area[],
  document: DesignDocument,
  options: ChosenOptions
): { document: DesignDocument; areas: readonly Area[] } {
  const own = printAreasOf(areas, options)
  return document.areaSizes === undefined
    ? { document: resizedTo(document, areas, own), areas: own }
    : { document, areas: printAreasIn(own, document) }
}

/** A full choice of a variant a document was drawn for, with what is wanted as far as it exists; undefined where nothing is sold in its sizes. */
export function choiceDrawnFor(
  { variants, printAreas }: Pick<Product, 'variants' | 'printAreas'>,
  document: Drawn,
  wanted: ChosenOptions
): ChosenOptions | undefined {
  const fitting = variants.filter(({ options }) => fitsVariant(printAreas, document, options))
  return fitting.length > 0 ? firstChoice({ variants: fitting }, wanted) : undefined
}
