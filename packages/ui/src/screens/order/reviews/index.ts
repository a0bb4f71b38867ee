export { LineReview } from './line-review.tsx'
export type { OrderReviews } from './types.ts'
