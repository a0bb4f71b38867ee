import type { ReviewState } from '@motif/contract'
import { m } from '@motif/messages'
import type { ReviewDecision } from '@motif/ui/screens/admin'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { mutateWithToast } from './mutate-with-toast.ts'

/** Publishes, rejects and answers reviews. */
export function useReviewActions(list: Pick<SWRResponse, 'mutate'>) {
  return {
    reviewsHrefOf: ({ state }: { state: ReviewState }) => `?section=reviews&state=${state}`,
    onRetryReviews: () => void list.mutate(),
    onDecideReview: ({ id, ...body }: ReviewDecision) =>
      mutateWithToast(
        list,
        () => call('PATCH /api/v1/admin/reviews/{id}', { params: { id }, body }),
        body.state === 'approved' ? m.admin_review_published() : m.admin_review_was_rejected()
      ),
    onAnswerReview: ({ id, answer }: { id: string; answer: string | null }) =>
      mutateWithToast(
        list,
        () => call('PUT /api/v1/admin/reviews/{id}/answer', { params: { id }, body: { answer } }),
        m.admin_review_answer_saved()
      )
  }
}
