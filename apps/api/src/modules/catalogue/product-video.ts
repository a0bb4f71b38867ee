import { type Product, type ProductVideo, videoAddress } from '@motif/contract'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { knownUploads, knownVideo, markUploadsUsed } from '../uploads/index.ts'
import { middle, photoPicture } from './photos.ts'
import { productVideos, products } from './tables.ts'

/** Writes what video a product has, or that it has none. Refuses with `video-gone` and `photo-gone`. */
export async function writeVideo(tx: Transaction, productId: string, video: ProductVideo | null): Promise<void> {
  await tx.delete(productVideos).where(eq(productVideos.productId, productId))
  if (video === null) return
  const { upload, poster } = video
  await markUploadsUsed({ db: tx }, [upload, poster])
  const [known, pictures] = [await knownVideo(tx, upload), await knownUploads(tx, [poster])]
  if (!known) throw new ProblemError('video-gone', { errors: [{ pointer: '/video/upload' }] })
  if (!pictures.has(poster)) throw new ProblemError('photo-gone', { errors: [{ pointer: '/video/poster' }] })
  await tx.insert(productVideos).values({ productId, ...video, file: known.facts, uploadedAt: known.uploadedAt })
}

/** The stored video of a product, if any. */
export async function storedVideo(db: Database | Transaction, productId: string) {
  const [row] = await db.select().from(productVideos).where(eq(productVideos.productId, productId))
  return row
}

/** The video of a product in the form staff write it in. */
export async function readVideo(db: Database | Transaction, productId: string): Promise<ProductVideo | null> {
  const row = await storedVideo(db, productId)
  return row ? { upload: row.upload, poster: row.poster, alt: row.alt, captions: row.captions } : null
}

/** The video of a product as its page shows it. */
export function shownVideo(
  { upload, poster, alt, captions, file, uploadedAt }: typeof productVideos.$inferSelect,
  slug: string
): NonNullable<Product['video']> {
  return {
    ...file,
    url: videoAddress({ upload, type: file.type }),
    poster: photoPicture({ upload: poster, alt, focus: middle, crop: null }),
    alt,
    ...(captions !== null && { captions: `/api/v1/products/${slug}/captions.vtt` }),
    uploadedAt: uploadedAt.toISOString()
  }
}

/** What is said in the video of a product that shoppers see, as WebVTT. Refused with `video-not-found`. */
export async function captionsBySlug({ db }: Pick<Platform, 'db'>, slug: string): Promise<string> {
  const [row] = await db
    .select({ isShown: products.isShown, captions: productVideos.captions })
    .from(products)
    .innerJoin(productVideos, eq(productVideos.productId, products.id))
    .where(eq(products.slug, slug))
  if (!row?.isShown || row.captions === null) throw new ProblemError('video-not-found')
  return row.captions
}
