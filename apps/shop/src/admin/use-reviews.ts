import type { ReviewState } from '@motif/contract'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { ReviewDecision } from '@motif/ui/screens/admin'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'

/** Deciding on reviews by buyers, and answering them. */
export function useReviewActs({ mutate }: Pick<SWRResponse, 'mutate'>) {
  const act = async (work: () => Promise<unknown>, title: string): Promise<Failure | undefined> => {
    try {
      await work()
      toaster.show({ tone: 'good', title })
      return undefined
    } catch (error) {
      return failureOf(error)
    } finally {
      await mutate()
    }
  }
  return {
    reviewsHrefOf: ({ state }: { state: ReviewState }) => `?section=reviews&state=${state}`,
    onRetryReviews: () => void mutate(),
    onDecideReview: ({ id, ...body }: ReviewDecision) =>
      act(
        () => call('PATCH /api/v1/admin/reviews/{id}', { params: { id }, body }),
        body.state === 'approved' ? m.admin_review_published() : m.admin_review_was_rejected()
      ),
    onAnswerReview: ({ id, answer }: { id: string; answer: string | null }) =>
      act(
        () => call('PUT /api/v1/admin/reviews/{id}/answer', { params: { id }, body: { answer } }),
        m.admin_review_answer_saved()
      )
  }
}
