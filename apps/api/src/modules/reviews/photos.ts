import type { WrittenPhoto } from '@motif/contract'
import { type SQL, and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { knownUploads, sizeOfImage, uploadsOfOthers, markUploadsUsed } from '../uploads/index.ts'
import { type ReviewPhoto, reviewPhotos, writtenReviews } from './tables.ts'

/** Uploads used in reviews, as rows of one column. */
export const reviewPhotoUploads: SQL = sql`select ${reviewPhotos.upload} from ${reviewPhotos}`

type SizedUpload = Pick<ReviewPhoto, 'upload' | 'width' | 'height'>

const gone = (index: number) => new ProblemError('review-photo-gone', { errors: [{ pointer: `/photos/${index}` }] })

/**
 * The uploads with sizes, for the review of a line. Missing ones, and those of other accounts, are refused alike. Those already in the review stay,
 * even if its author now has the order's key alone.
 */
export async function sizedUploads(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  uploads: readonly string[],
  { lineId, personId }: { lineId: string; personId: string | undefined }
): Promise<SizedUpload[]> {
  if (uploads.length === 0) return []
  const held = await db
    .select({ upload: reviewPhotos.upload })
    .from(reviewPhotos)
    .innerJoin(writtenReviews, eq(writtenReviews.id, reviewPhotos.reviewId))
    .where(eq(writtenReviews.orderLineId, lineId))
  const isNew = (id: string) => held.every(({ upload }) => upload !== id)
  const others = new Set((await uploadsOfOthers(db, uploads.filter(isNew), personId)).map(({ id }) => id))
  return Promise.all(
    uploads.map(async (upload, index) => {
      const size = others.has(upload) ? undefined : await sizeOfImage(storage, upload)
      if (!size) throw gone(index)
      return { upload, width: size.width, height: size.height }
    })
  )
}

/** Replaces the photographs of a review. The published ones disappear under their names. */
export async function replacePhotos(
  { randomId }: Pick<Platform, 'randomId'>,
  tx: Transaction,
  reviewId: string,
  photos: readonly SizedUpload[]
): Promise<ReviewPhoto[]> {
  await tx.delete(reviewPhotos).where(eq(reviewPhotos.reviewId, reviewId))
  if (photos.length === 0) return []
  const uploads = photos.map(({ upload }) => upload)
  // In this order: a concurrent cleanup is waited for, and then has deleted it.
  await markUploadsUsed({ db: tx }, uploads)
  const known = await knownUploads(tx, uploads)
  const lost = uploads.findIndex((upload) => !known.has(upload))
  if (lost !== -1) throw gone(lost)
  return tx
    .insert(reviewPhotos)
    .values(photos.map((photo, position) => ({ id: randomId(), reviewId, position, ...photo })))
    .returning()
}

/** Photographs of reviews, in order. */
export async function photosOf(
  db: Database | Transaction,
  reviewIds: readonly string[]
): Promise<(reviewId: string) => ReviewPhoto[]> {
  const rows =
    reviewIds.length === 0
      ? []
      : await db
          .select()
          .from(reviewPhotos)
          .where(inArray(reviewPhotos.reviewId, [...reviewIds]))
          .orderBy(asc(reviewPhotos.position))
  const byReview = Map.groupBy(rows, (row) => row.reviewId)
  return (reviewId) => byReview.get(reviewId) ?? []
}

/** Records the photographs that staff left out, for later decisions. */
export async function leaveOut(tx: Transaction, reviewId: string, without: readonly string[]): Promise<void> {
  const known = new Set((await photosOf(tx, [reviewId]))(reviewId).map(({ id }) => id))
  const strange = without.findIndex((id) => !known.has(id))
  if (strange !== -1) throw new ProblemError('review-photo-unknown', { errors: [{ pointer: `/without/${strange}` }] })
  await tx
    .update(reviewPhotos)
    .set({ isLeftOut: without.length === 0 ? false : inArray(reviewPhotos.id, [...without]) })
    .where(eq(reviewPhotos.reviewId, reviewId))
}

export const writtenPhoto = ({ id, upload, width, height, isLeftOut }: ReviewPhoto): WrittenPhoto => ({
  id,
  upload,
  width,
  height,
  isLeftOut
})

/** Upload and size of a published photograph; undefined otherwise. */
export async function publishedPhoto(db: Database, id: string): Promise<SizedUpload | undefined> {
  const [photo] = await db
    .select({ upload: reviewPhotos.upload, width: reviewPhotos.width, height: reviewPhotos.height })
    .from(reviewPhotos)
    .innerJoin(writtenReviews, eq(writtenReviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotos.id, id), eq(reviewPhotos.isLeftOut, false), eq(writtenReviews.state, 'approved')))
  return photo
}
