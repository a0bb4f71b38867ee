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

/** Milliseconds: writes finish within seconds, so older partial files belong to a crashed server. */
const draftAgeMaxMs = 86_400_000

/**
 * Deletes uploads without references from designs (deleted but restorable ones and versions included), products, carts, drafts, orders, reviews or
 * brand kits.
 */
export async function clearUnusedUploads(platform: Platform): Promise<void> {
  await clearUploads(platform, {
    documents: [designDocuments, artworkDocuments, cartDocuments, draftDocuments, orderDocuments],
    images: [productPhotos, reviewPhotoUploads, logoUploads, brandLogoUploads]
  })
  await platform.storage.clearDrafts(new Date(platform.clock.now().getTime() - draftAgeMaxMs))
}
