import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Pagination } from '../../../components/pagination/index.ts'
import { StateLinks } from '../state-links.tsx'
import { TableSkeleton } from '../table.tsx'
import type { AdminScreenProps } from '../types.ts'
import { useFocusOnNext } from '../use-focus-on-next.ts'
import { ReviewItem } from './review-item.tsx'
import type { ReviewDecision, ReviewSectionProps } from './types.ts'

const states = [
  { state: 'waiting', label: () => m.admin_reviews_waiting() },
  { state: 'approved', label: () => m.admin_reviews_approved() },
  { state: 'rejected', label: () => m.admin_reviews_rejected() }
] as const

type Props = ReviewSectionProps &
  Pick<AdminScreenProps, 'pageHrefOf' | 'onOpenOrder' | 'photoUrlOf' | 'customerPageHrefOf'>

/** Reviews by state: pending, published and rejected. */
export const Reviews = (props: Props) => (
  <chakra.section aria-label={m.admin_section_reviews()}>
    <StateLinks
      label={m.admin_reviews_state()}
      states={states}
      current={props.reviewState}
      hrefOf={props.reviewsHrefOf}
    />
    <List {...props} />
  </chakra.section>
)

function List(props: Props) {
  const { reviews, reviewsFailure, onRetryReviews, reviewState, pageHrefOf, onAnswerReview, onOpenOrder, photoUrlOf } =
    props
  const { leaving, empty } = useFocusOnNext(reviews?.items)
  const acts = {
    customerPageHrefOf: props.customerPageHrefOf,
    // One that is published with other photographs stays where it is.
    onDecideReview: (decision: ReviewDecision) =>
      decision.state === reviewState
        ? props.onDecideReview(decision)
        : leaving(decision.id, () => props.onDecideReview(decision)),
    onAnswerReview,
    onOpenOrder,
    photoUrlOf
  }
  if (reviewsFailure && !reviews)
    return (
      <FailedState
        failure={reviewsFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryReviews}
      />
    )
  if (!reviews) return <TableSkeleton label={m.admin_loading()} />
  const { items, page, total, pageSize } = reviews
  if (items.length === 0)
    return (
      <EmptyState titleRef={empty} drawing="letter" title={m.admin_reviews_empty_title()}>
        {reviewState === 'waiting' ? m.admin_reviews_empty_waiting() : m.admin_reviews_empty_other()}
      </EmptyState>
    )
  return (
    <>
      <ul>
        {items.map((review) => (
          <ReviewItem key={review.id} review={review} {...acts} />
        ))}
      </ul>
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={pageHrefOf} />
    </>
  )
}
