import type { Product } from '@motif/contract'
import { fontCatalogue, type FontSet, toSvg } from '@motif/design'
import type { FontChoice } from '@motif/ui/editor'
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
export const uploadUrl = (id: string) => `/api/v1/uploads/${encodeURIComponent(id)}?w=1600`

/** The first area with something on it, drawn for a list of designs. Images are left grey: a picture inside a picture loads nothing. */
export function previewOf(product: Product, document: DesignDocument, fonts: FontSet | undefined): { preview?: string } {
  const area = product.printAreas.find(({ id }) => (document.areas[id]?.length ?? 0) > 0)
  return area === undefined || fonts === undefined ? {} : { preview: toSvg(document, { area, fonts, images: () => undefined, mode: 'screen' }) }
}
