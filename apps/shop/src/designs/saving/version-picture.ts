import type { Product } from '@motif/contract'
import { drawnUrl } from '../editor/drawn.ts'
import type { DesignDocument } from '../library/library.ts'
import { type Blank, blankOf } from '../library/use-saved-designs.ts'

/** A picture of a version, on its own product and colour. `draw` returns the URL of the rendering. */
export async function versionPicture(
  document: DesignDocument,
  productOf: (slug: string) => Promise<Pick<Product, 'blanks' | 'printAreas'>>,
  draw = drawnUrl
): Promise<{ previewUrl: string; blank: Blank | undefined }> {
  const product = await productOf(document.product)
  return { previewUrl: await draw(product, document), blank: blankOf(document, product) }
}
