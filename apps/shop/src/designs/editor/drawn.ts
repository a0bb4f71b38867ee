import type { Product } from '@motif/contract'
import { textsInFonts } from '@motif/design'
import type { DesignDocument } from '../library/library.ts'

/** Renders a document as SVG outside of the editor, with its fonts; the renderer is loaded on demand. */
export async function drawn(
  product: Pick<Product, 'printAreas'>,
  document: DesignDocument
): Promise<{ preview?: string }> {
  const [{ loadFonts }, { previewOf }] = await Promise.all([import('@motif/design/browser'), import('./drawing.ts')])
  return previewOf(product, document, await loadFonts(textsInFonts(document)))
}

/** The rendering as a URL for an `img`. */
export async function drawnUrl(product: Pick<Product, 'printAreas'>, document: DesignDocument): Promise<string> {
  const { preview = '<svg xmlns="http://www.w3.org/2000/svg"/>' } = await drawn(product, document)
  return `data:image/svg+xml,${encodeURIComponent(preview)}`
}
