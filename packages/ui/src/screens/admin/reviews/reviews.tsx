import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Pagination } from '../../../components/pagination/index.ts'
import { RouterLink } from '../../../provider/index.ts'
import { TableSkeleton } from '../table.tsx'
import type { AdminScreenProps } from '../types.ts'
import { ReviewItem } from './review-item.tsx'
import type { ReviewSectionProps } from './types.ts'

const states = [
  { state: 'waiting', label: () => m.admin_reviews_waiting() },
  { state: 'approved', label: () => m.admin_reviews_approved() },
  { state: 'rejected', label: () => m.admin_reviews_rejected() }
] as const

const StateLink = chakra(RouterLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: 4,
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    _hover: { bg: 'bg.raised' },
    '&[aria-current=true]': { layerStyle: 'chosen' }
  }
})

type Props = ReviewSectionProps & Pick<AdminScreenProps, 'pageHrefOf' | 'onOpenOrder'>

/** What buyers wrote: the waiting ones to decide on, and what became of others. */
export const Reviews = (props: Props) => (
  <chakra.section aria-label={m.admin_section_reviews()}>
    <chakra.nav aria-label={m.admin_reviews_state()} display="flex" flexWrap="wrap" gap={2}>
      {states.map(({ state, label }) => (
        <StateLink
          key={state}
          href={props.reviewsHrefOf({ state })}
          {...(state === props.reviewState ? { 'aria-current': 'true' as const } : undefined)}
        >
          {label()}
        </StateLink>
      ))}
    </chakra.nav>
    <List {...props} />
  </chakra.section>
)

function List(props: Props) {
  const {
    reviews,
    reviewsFailure,
    onRetryReviews,
    reviewState,
    pageHrefOf,
    onDecideReview,
    onAnswerReview,
    onOpenOrder
  } = props
  const acts = { onDecideReview, onAnswerReview, onOpenOrder }
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
      <EmptyState drawing="letter" title={m.admin_reviews_empty_title()}>
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
