import type { Product } from '@motif/contract'
import { textsIn } from '@motif/design'
import type { DesignDocument } from '../library/library.ts'

/** A document drawn as SVG markup outside the design tool, with the fonts it needs; what draws comes when it is first asked for. */
export async function drawn(
  product: Pick<Product, 'printAreas'>,
  document: DesignDocument
): Promise<{ preview?: string }> {
  const [{ loadFonts }, { previewOf }] = await Promise.all([import('@motif/design/browser'), import('./drawing.ts')])
  return previewOf(product, document, await loadFonts(textsIn(document)))
}

/** The same as an address for an `img`. */
export async function drawnUrl(product: Pick<Product, 'printAreas'>, document: DesignDocument): Promise<string> {
  const { preview = '<svg xmlns="http://www.w3.org/2000/svg"/>' } = await drawn(product, document)
  return `data:image/svg+xml,${encodeURIComponent(preview)}`
}
