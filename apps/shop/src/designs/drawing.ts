import type { PrintArea, Product } from '@motif/contract'
import { boundsOf, fontCatalogue, type FontSet, toSvg } from '@motif/design'
import type { FontChoice, PlacedNode } from '@motif/ui/editor'
import { m } from '@motif/ui/messages'
import type { DesignDocument } from './library.ts'

/** What new text is set in. */
export const startingFont = 'bricolage-grotesque-700'

/** The faces to choose from, called as people call them. */
export const fontChoices = (): FontChoice[] =>
  fontCatalogue.map(({ id, family, category, weight, italic }) => ({
    id,
    category,
    label: [family, weight === 400 ? '' : m.editor_font_weight({ weight }), italic ? m.editor_font_italic() : ''].join(' ').trim()
  }))

/** Large enough for a screen; what is printed is the original. */
const uploadUrl = (id: string) => `/api/v1/uploads/${encodeURIComponent(id)}?w=1600`

export interface Drawing {
  svg: string
  nodes: PlacedNode[]
}

/** One area as it is printed, and the box of each of its nodes; empty until the fonts are here. */
export function drawingOf(document: DesignDocument, area: PrintArea | undefined, fonts: FontSet | undefined): Drawing {
  if (area === undefined || fonts === undefined) return { svg: '', nodes: [] }
  const nodes = document.areas[area.id] ?? []
  return { svg: toSvg(document, { area, fonts, images: uploadUrl, mode: 'screen' }), nodes: nodes.map((node) => ({ node, box: boundsOf(node, fonts) })) }
}

/** The first area with something on it, drawn for a list of designs. Images are left grey: a picture inside a picture loads nothing. */
export function previewOf(product: Product, document: DesignDocument, fonts: FontSet | undefined): { preview?: string } {
  const area = product.printAreas.find(({ id }) => (document.areas[id]?.length ?? 0) > 0)
  return area === undefined || fonts === undefined ? {} : { preview: toSvg(document, { area, fonts, images: () => undefined, mode: 'screen' }) }
}
