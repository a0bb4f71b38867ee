import { shownOn } from '@motif/contract/area-rules'
import { type DesignDocument, documentBytes, drawingCost, drawingCostLimit, encodeDesign } from '@motif/design'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { areasOfSlug } from '../catalogue/index.ts'

/** A product that is not sold any more: how large its areas were is not known. */
const lostArea = { widthMm: 300, heightMm: 400 }

/**
 * Refuses a document that could not be kept or drawn in good time, wherever it enters the shop: what is let in is drawn for
 * everybody who sees it. Throws `too-large` above 256 kB, `too-complex` where one area is estimated above the limit.
 */
export async function checkDrawable({ db }: Pick<Platform, 'db'>, document: DesignDocument): Promise<void> {
  if (Buffer.byteLength(encodeDesign(document)) > documentBytes) throw new ProblemError('design-too-large')
  // In a size the product is sold in, whatever the document says of itself.
  const shown = shownOn(await areasOfSlug(db, document.product), document)
  for (const [id, nodes] of Object.entries(shown.document.areas)) {
    const size = shown.areas.find((area) => area.id === id) ?? lostArea
    if (drawingCost(nodes, size).milliseconds > drawingCostLimit)
      throw new ProblemError('design-area-too-slow', { errors: [{ pointer: `/document/areas/${id}` }] })
  }
}
