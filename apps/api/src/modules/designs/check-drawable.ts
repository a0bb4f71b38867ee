import { shownOn } from '@motif/contract/area-rules'
import { type DesignDocument, documentBytes, drawingCost, drawingCostLimit, encodeDesign } from '@motif/design'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { areasOfSlug } from '../catalogue/index.ts'

/** Area of a product that no longer exists. */
const lostArea = { widthMm: 300, heightMm: 400 }

/**
 * Refuses a document that cannot be stored or drawn in time, wherever it enters the shop, because it is drawn for all its viewers. Throws
 * `too-large` above 256 kB, `too-complex` if the estimate for one area exceeds the limit.
 */
export async function checkDrawable({ db }: Pick<Platform, 'db'>, document: DesignDocument): Promise<void> {
  if (Buffer.byteLength(encodeDesign(document)) > documentBytes) throw new ProblemError('design-too-large')
  // At a size the product is sold in, whatever the document says.
  const shown = shownOn(await areasOfSlug(db, document.product), document)
  for (const [id, nodes] of Object.entries(shown.document.areas)) {
    const size = shown.areas.find((area) => area.id === id) ?? lostArea
    if (drawingCost(nodes, size).milliseconds > drawingCostLimit)
      throw new ProblemError('design-area-too-slow', { errors: [{ pointer: `/document/areas/${id}` }] })
  }
}
