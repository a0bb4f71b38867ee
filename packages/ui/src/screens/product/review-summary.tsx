import { chakra } from '@chakra-ui/react'
import type { Product } from '@motif/contract'
import { everyReview } from '@motif/contract/review-rules'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { Link, onPlainClick } from '../../components/link/index.ts'
import { Rating } from '../../components/rating/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { formatNumber, formatRating } from '../../format/index.ts'
import type { ReviewList } from './types.ts'

export const starCounts = [5, 4, 3, 2, 1]

/** Minimum number of fit ratings for the summary. */
const fitsShownFrom = 3

interface StarBarProps {
  star: number
  /** Reviews with so many stars. */
  count: number
  /** Share of the longest bar, 0 to 1. */
  share: number
  list: ReviewList | undefined
}

/** A bar of the histogram. It filters by its stars, or shows all reviews if it does already. */
function StarBar({ star, count, share, list }: StarBarProps) {
  const isChosen = list?.filter.stars === star
  const row = (parts: ReactNode) => (
    <chakra.span
      display="grid"
      gridTemplateColumns="4rem 1fr 1.5rem"
      alignItems="center"
      gap={3}
      minHeight="target"
      textStyle="small"
      fontWeight={isChosen ? 'semibold' : undefined}
    >
      {parts}
    </chakra.span>
  )
  const parts = (
    <>
      {m.product_reviews_stars({ stars: star })}
      <chakra.span aria-hidden height="6px" borderRadius="full" bg="bg.raised" overflow="hidden">
        <chakra.span
          display="block"
          height="full"
          bg={isChosen ? 'accent' : 'fg'}
          borderRadius="full"
          style={{ width: `${share * 100}%` }}
        />
      </chakra.span>
      <chakra.span textStyle="figure" color="fg.muted" textAlign="end">
        <span aria-hidden>{formatNumber(count)}</span>
        <VisuallyHidden>{m.common_rating_count({ count })}</VisuallyHidden>
      </chakra.span>
    </>
  )
  if (list === undefined || (count === 0 && !isChosen)) return row(parts)
  // Its figure counts all reviews with these stars: other filters end.
  const filter = { ...everyReview, stars: isChosen ? null : star, sort: list.filter.sort }
  return (
    <Link
      href={list.hrefOf(filter)}
      isUnderlined={false}
      display="block"
      borderRadius="control"
      aria-current={isChosen || undefined}
      onClick={onPlainClick(() => list.onChoose(filter))}
    >
      {row(parts)}
    </Link>
  )
}

/** Average, histogram of stars, and fit. */
export function ReviewSummary({
  rating,
  ratingCounts,
  fit,
  list
}: Pick<Product, 'rating' | 'ratingCounts' | 'fit'> & { list: ReviewList | undefined }) {
  const most = Math.max(1, ...ratingCounts)
  return (
    <div>
      <chakra.p fontFamily="heading" fontSize="4xl" fontWeight="semibold" lineHeight="title" textStyle="figure">
        {formatRating(rating.average)}
      </chakra.p>
      <Rating average={rating.average} count={rating.count} marginTop={2} />
      <chakra.ul marginTop={3}>
        {starCounts.map((star) => {
          const count = ratingCounts[star - 1] ?? 0
          return (
            <li key={star}>
              <StarBar star={star} count={count} share={count / most} list={rating.count < 2 ? undefined : list} />
            </li>
          )
        })}
      </chakra.ul>
      {fit === null || fit.small + fit.true + fit.large < fitsShownFrom ? null : (
        <chakra.p textStyle="small" color="fg.muted" marginTop={4}>
          {m.product_fits_other({
            small: formatNumber(fit.small),
            true: formatNumber(fit.true),
            large: formatNumber(fit.large)
          })}
        </chakra.p>
      )}
    </div>
  )
}
