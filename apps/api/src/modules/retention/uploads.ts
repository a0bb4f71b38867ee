import type { Platform } from '../../platform/platform.ts'
import { brandLogoUploads } from '../brand-kit/index.ts'
import { cartDocuments } from '../carts/index.ts'
import { artworkDocuments, productPhotos } from '../catalogue/index.ts'
import { designDocuments } from '../designs/index.ts'
import { draftDocuments } from '../draft-orders/index.ts'
import { orderDocuments } from '../orders/index.ts'
import { reviewPhotoUploads } from '../reviews/index.ts'
import { logoUploads } from '../settings/index.ts'
import { clearUploads } from '../uploads/index.ts'

/** What is being written is done within seconds; older drafts are of a server that died. */
const draftAgeMaxMs = 86_400_000

/**
 * Deletes uploads that no design, with those deleted but to be had back and their versions, no product, cart, draft, order, review or
 * brand kit shows.
 */
export async function clearUnusedUploads(platform: Platform): Promise<void> {
  await clearUploads(platform, {
    documents: [designDocuments, artworkDocuments, cartDocuments, draftDocuments, orderDocuments],
    images: [productPhotos, reviewPhotoUploads, logoUploads, brandLogoUploads]
  })
  await platform.storage.clearDrafts(new Date(platform.clock.now().getTime() - draftAgeMaxMs))
}
