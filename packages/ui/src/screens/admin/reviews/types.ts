import type { AdminReview, ReviewState } from '@motif/contract'
import type { Failure } from '../../../failure/index.ts'
import type { ListPage } from '../list-types.ts'

export type ReviewDecision =
  | { id: string; revision: number; state: 'approved'; without: string[] }
  | { id: string; revision: number; state: 'rejected'; reason: string }

/** Props of the review section. Without data and failure it is loading. */
export interface ReviewSectionProps {
  reviews?: ListPage<AdminReview> | undefined
  reviewsFailure?: Failure | undefined
  onRetryReviews: () => void
  /** Those in it are shown. */
  reviewState: ReviewState
  reviewsHrefOf: (target: { state: ReviewState }) => string
  /** Gives why it was refused, or nothing once it is done. */
  onDecideReview: (decision: ReviewDecision) => Promise<Failure | undefined>
  onAnswerReview: (answer: { id: string; answer: string | null }) => Promise<Failure | undefined>
}
