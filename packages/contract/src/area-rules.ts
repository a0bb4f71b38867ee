import { type DesignDocument, matchesAreaSizes, resizeToAreas } from '@motif/design'
import type { Product } from './catalogue.ts'
import { type ChosenOptions, firstChoice } from './product-rules.ts'

/** Print area sizes of a variant, and fitting designs to them. Used wherever a design is shown, checked, sold or printed. */

/** Measures of a print area in millimetres. */
interface AreaMeasures {
  widthMm: number
  heightMm: number
  bleedMm: number
  safeMm: number
}

/** A print area of a product. `sizes` are measures of differing variants; the first whose options match applies. */
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

/** The print areas of the variant with these options. For an incomplete choice, those of possible variants with the product's own sizes. */
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

/** The print areas with the sizes a document was drawn for; undefined if no variant has them (any more). */
export function printAreasDrawnFor<Area extends VariedArea>(
  areas: readonly Area[],
  document: Drawn
): readonly Area[] | undefined {
  if (matchesAreaSizes(document, areas, areas)) return areas
  const drawn = areas.map((area) =>
    [area, ...(area.sizes ?? []).map((size) => sizedAs(area, size))].find((one) =>
      matchesAreaSizes(document, areas, [one])
    )
  )
  return drawn.every((area) => area !== undefined) ? drawn : undefined
}

/** The print areas with the sizes in a document, whatever is sold: for a frozen document. */
export const printAreasIn = <Area extends VariedArea>(areas: readonly Area[], { areaSizes }: Drawn): readonly Area[] =>
  areaSizes === undefined ? areas : areas.map((area) => ({ ...area, ...areaSizes[area.id] }))

/** Whether a document has the print area sizes of the variant with these options. */
export const fitsVariant = (areas: readonly VariedArea[], document: Drawn, options: ChosenOptions): boolean =>
  matchesAreaSizes(document, areas, printAreasOf(areas, options))

/** Fits a design to a variant if it was drawn for other sizes; the result always contains its sizes. */
export const fittedToVariant = (
  areas: readonly VariedArea[],
  document: DesignDocument,
  options: ChosenOptions
): DesignDocument => resizeToAreas(document, areas, printAreasOf(areas, options))

/** A document with its print areas; if no variant has its sizes, it is fitted to the product's own. */
export function shownOn<Area extends VariedArea>(
  areas: readonly Area[],
  document: DesignDocument
): { document: DesignDocument; areas: readonly Area[] } {
  const drawn = printAreasDrawnFor(areas, document)
  return drawn ? { document, areas: drawn } : { document: resizeToAreas(document, areas, areas), areas }
}

/**
 * What a sold line prints. A document with sizes prints in those, whatever happened to the catalogue since; an older one without sizes is fitted to
 * the variant.
 */
export function soldOn<Area extends VariedArea>(
  areas: readonly Area[],
  document: DesignDocument,
  options: ChosenOptions
): { document: DesignDocument; areas: readonly Area[] } {
  const own = printAreasOf(areas, options)
  return document.areaSizes === undefined
    ? { document: resizeToAreas(document, areas, own), areas: own }
    : { document, areas: printAreasIn(own, document) }
}

/** A complete choice of a variant a document was drawn for, with the wanted options as far as possible; undefined if no variant has its sizes. */
export function choiceDrawnFor(
  { variants, printAreas }: Pick<Product, 'variants' | 'printAreas'>,
  document: Drawn,
  wanted: ChosenOptions
): ChosenOptions | undefined {
  const fitting = variants.filter(({ options }) => fitsVariant(printAreas, document, options))
  return fitting.length > 0 ? firstChoice({ variants: fitting }, wanted) : undefined
}
