import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useEffect, useRef } from 'react'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Pagination } from '../../../components/pagination/index.ts'
import { RouterLink } from '../../../provider/index.ts'
import { TableSkeleton } from '../table.tsx'
import type { AdminScreenProps } from '../types.ts'
import { ReviewItem, headingId } from './review-item.tsx'
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

type Props = ReviewSectionProps & Pick<AdminScreenProps, 'pageHrefOf' | 'onOpenOrder' | 'photoUrlOf'>

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

/** Once a review is decided on and gone from the list, the focus is on the one after it, or on the sentence that there is none. */
function useFocusOnNext({ reviews, reviewState, onDecideReview }: Props) {
  const items = reviews?.items
  const decided = useRef<{ id: string; next: string | undefined }>(undefined)
  const empty = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { current } = decided
    if (!current || !items || items.some(({ id }) => id === current.id)) return
    decided.current = undefined
    const heading = current.next === undefined ? null : document.getElementById(headingId(current.next))
    ;(heading ?? empty.current)?.focus()
  }, [items])
  const decide: Props['onDecideReview'] = async (decision) => {
    const at = items?.findIndex(({ id }) => id === decision.id) ?? -1
    // One that is published with other photographs stays where it is.
    if (decision.state !== reviewState)
      decided.current = { id: decision.id, next: (items?.[at + 1] ?? items?.[at - 1])?.id }
    const failure = await onDecideReview(decision)
    if (failure) decided.current = undefined
    return failure
  }
  return { decide, empty }
}

function List(props: Props) {
  const { reviews, reviewsFailure, onRetryReviews, reviewState, pageHrefOf, onAnswerReview, onOpenOrder, photoUrlOf } =
    props
  const { decide, empty } = useFocusOnNext(props)
  const acts = { onDecideReview: decide, onAnswerReview, onOpenOrder, photoUrlOf }
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
