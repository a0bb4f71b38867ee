import type { Product } from '@motif/contract'
import { shownOn } from '@motif/contract/area-rules'
import { preflight, textsInFonts } from '@motif/design'
import type { DesignDocument } from '../library/library.ts'
import { sizesOfUploads, uploadsIn } from '../uploads/upload-sizes.ts'

/** Whether the design has findings that prevent printing or need a confirmation, which the editor then shows. */
export async function hasPreflightFindings(
  design: DesignDocument,
  { printAreas }: Pick<Product, 'printAreas'>
): Promise<boolean> {
  const { document, areas } = shownOn(printAreas, design)
  const [{ loadFonts }, sizes] = await Promise.all([
    import('@motif/design/browser'),
    sizesOfUploads(uploadsIn(document))
  ])
  const found = preflight(document, {
    areas,
    fonts: await loadFonts(textsInFonts(document)),
    images: (id) => sizes.get(id) ?? undefined
  })
  return found.some(({ severity }) => severity === 'error' || severity === 'confirm')
}
