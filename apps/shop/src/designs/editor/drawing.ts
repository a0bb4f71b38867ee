import type { Product } from '@motif/contract'
import { shownOn } from '@motif/contract/area-rules'
import { type FontSet, toSvg } from '@motif/design'
import type { DesignDocument } from '../library/library.ts'
import { uploadAddress } from '../uploads/upload-address.ts'

/** Default font of new text. */
export const startingFont = 'bricolage-grotesque-700'

/** URL of a face's font file. */
export const fontAddress = async (id: string) => (await import('@motif/design/browser')).fontAddress(id)

/**
 * Renders the first non-empty area for a list of designs. Pictures are referenced by URL, so it must be inlined, not
 * used in an `img`.
 */
export function previewOf(
  { printAreas }: Pick<Product, 'printAreas'>,
  design: DesignDocument,
  fonts: FontSet | undefined
): { preview?: string } {
  const { document, areas } = shownOn(printAreas, design)
  const area = areas.find(({ id }) => (document.areas[id]?.length ?? 0) > 0)
  return area === undefined || fonts === undefined
    ? {}
    : { preview: toSvg(document, { area, fonts, images: (id) => uploadAddress(id, '480'), mode: 'screen' }) }
}
