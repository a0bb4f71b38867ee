import type { Platform } from '../../platform/platform.ts'
import { clearArtworks } from '../drawing/index.ts'
import { orderedPictures } from '../orders/index.ts'

/** Deletes artworks not shown for long; those of orders stay. Returns the number deleted. */
export const clearUnseenArtworks = (platform: Pick<Platform, 'db' | 'clock'>): Promise<number> =>
  clearArtworks(platform, orderedPictures)
