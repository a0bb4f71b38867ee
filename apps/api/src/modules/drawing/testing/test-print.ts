import { type DesignDocument, type FontSet, documentVersion, toSvg } from '@motif/design'
import type { Artwork } from '../artwork.ts'
import { samplePrint } from '../sample-print.ts'
import { type ViewId, views } from '../views.ts'

/** The sample print in the size of a view's print. */
export const testPrint = (view: ViewId): Artwork => samplePrint(views[view].print)

/** The same print as the SVG that browsers receive. */
export function drawnPrint(
  { nodes, widthMm, heightMm }: Artwork,
  fonts: FontSet
): { svg: string; widthMm: number; heightMm: number } {
  const document: DesignDocument = { version: documentVersion, product: 'print', areas: { print: [...nodes] } }
  return {
    svg: toSvg(document, { area: { id: 'print', widthMm, heightMm }, fonts, images: () => undefined, mode: 'screen' }),
    widthMm,
    heightMm
  }
}
