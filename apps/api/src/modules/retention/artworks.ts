import type { Platform } from '../../platform/platform.ts'
import { clearArtworks } from '../drawing/index.ts'
import { orderedPictures } from '../orders/index.ts'

/** Deletes artworks nobody was shown for long; what orders show stays as long as they do. Gives how many. */
export const clearUnseenArtworks = (platform: Pick<Platform, 'db' | 'clock'>): Promise<number> =>
  clearArtworks(platform, orderedPictures)
