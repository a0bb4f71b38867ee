import type { AdminReview, OwnReview } from '@motif/contract'
import { writtenPhoto } from './photos.ts'
import type { ReviewPhoto, WrittenReview } from './tables.ts'

/** Facts of a review for its author and for staff. */
export const factsOf = (
  row: WrittenReview,
  photos: readonly ReviewPhoto[]
): Omit<
  OwnReview & AdminReview,
  'orderId' | 'lineId' | 'productSlug' | 'name' | 'product' | 'order' | 'options' | 'revision' | 'blockedWords'
> => ({
  id: row.id,
  rating: row.rating,
  title: row.title,
  text: row.text,
  author: row.author,
  fit: row.fit,
  state: row.state,
  reason: row.reason,
  answer: row.answer,
  photos: photos.map(writtenPhoto),
  writtenAt: row.writtenAt.toISOString()
})
