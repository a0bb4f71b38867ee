import type { AdminReview, OwnReview } from '@motif/contract'
import type { WrittenReview } from './tables.ts'

/** What a review's writer and staff both see of it. */
export const factsOf = (
  row: WrittenReview
): Omit<
  OwnReview & AdminReview,
  'orderId' | 'lineId' | 'productSlug' | 'name' | 'product' | 'order' | 'options' | 'revision'
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
  writtenAt: row.writtenAt.toISOString()
})
