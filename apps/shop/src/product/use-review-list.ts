import type { Product, Review } from '@motif/contract'
import type { AnswerOf } from '@motif/contract/client'
import {
  countReviews,
  formatReviewChoice,
  formatReviewPlace,
  parseReviewChoice,
  placeOfReview,
  type ReviewChoice,
  reviewQueryOf
} from '@motif/contract/review-rules'
import type { ReviewList } from '@motif/ui/screens/product'
import { useSearchParams } from 'react-router'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { failed } from '../services/failed.ts'
import { optionsIn, queryOf, withReviewChoice } from './product-address.ts'
import { type Part, createParts, useMoreParts } from './use-more-parts.ts'

const lastRead = createParts<Review>()

/** The reviews included in a product are the newest. */
function partOf({ reviews, rating }: Product): Part<Review> {
  const last = reviews.at(-1)
  const hasMore = last !== undefined && reviews.length < rating.count
  return { items: reviews, next: hasMore ? formatReviewPlace(placeOfReview(last, 'newest')) : null }
}

/** A page or server of the version before counts stars alone. */
function totalOf({ rating, ratingCounts, reviewCounts }: Product, choice: ReviewChoice) {
  if (reviewCounts) return countReviews(reviewCounts, choice)
  return choice.stars === null ? rating.count : (ratingCounts[choice.stars - 1] ?? 0)
}

/** Reviews of a URL: by rating, order, and start. `chosen` are those of the URL; further pages are appended. */
export function useReviewList(
  product: Product | undefined,
  chosen: SWRResponse<AnswerOf<'GET /api/v1/products/{slug}/reviews'>>
): ReviewList | undefined {
  const [search, setSearch] = useSearchParams()
  const choice = parseReviewChoice(search)
  const partsOf = useMoreParts(lastRead)
  if (product === undefined) return undefined
  const { slug } = product
  const members = formatReviewChoice(choice)
  const isUsual = Object.keys(members).length === 0
  const of = `${slug}?${new URLSearchParams(members)}`
  const first = isUsual ? partOf(product) : chosen.data
  const firstFailure = isUsual ? undefined : failed(chosen.error)
  const { items, next, isLoading, failure, onMore } = partsOf({
    of,
    first,
    read: (after) =>
      call('GET /api/v1/products/{slug}/reviews', { params: { slug }, query: { after, ...reviewQueryOf(choice) } })
  })

  const options = optionsIn(search, product)
  const shown = queryOf(options)
  const hrefOf = (target: ReviewChoice) => `/product/${slug}?${withReviewChoice(shown, target)}#reviews`
  return {
    reviews: firstFailure ? [] : items,
    total: totalOf(product, choice),
    filter: choice,
    hasFitFilter: choice.fit !== null || product.reviewCounts?.some(({ fit }) => fit !== null) === true,
    hasPhotoFilter: choice.hasPhotos || product.reviewCounts?.some(({ hasPhotos }) => hasPhotos) === true,
    isLoading: isLoading || (!isUsual && chosen.isLoading),
    failure: failure ?? firstFailure,
    nextHref: next === null ? undefined : hrefOf({ ...choice, after: next }),
    firstHref: choice.after === null ? undefined : hrefOf({ ...choice, after: null }),
    hrefOf: (filter) => hrefOf({ ...filter, after: null }),
    action: `/product/${slug}#reviews`,
    options,
    onChoose: (wanted) => setSearch(withReviewChoice(search, { ...wanted, after: null }), { replace: true }),
    onMore: () => (firstFailure ? void chosen.mutate() : onMore())
  }
}
