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
import type { Failure } from '@motif/flows/outcome'
import type { ReviewList } from '@motif/ui/screens/product'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { failed } from '../services/failed.ts'
import { createStore, useStore } from '../services/store.ts'
import { failureIn } from '../shell/show-failure-toast.ts'
import { withReviewChoice } from './product-address.ts'

interface Part {
  items: readonly Review[]
  next: string | null
}

/** Reviews loaded beyond the URL's page. */
interface ReadOn extends Part {
  /** The product and filter they belong to. */
  of: string
  isLoading: boolean
  failure?: Failure
}

/** Kept for returning to the last product. */
const lastRead = createStore<ReadOn | undefined>(undefined)

/** The reviews included in a product are the newest. */
function partOf({ reviews, rating }: Product): Part {
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
  const kept = useStore(lastRead, undefined)
  const asked = useRef(0)
  if (product === undefined) return undefined
  const { slug } = product
  const members = formatReviewChoice(choice)
  const isUsual = Object.keys(members).length === 0
  const of = `${slug}?${new URLSearchParams(members)}`
  const first = isUsual ? partOf(product) : chosen.data
  const more = kept?.of === of ? kept : undefined
  const known = new Set(first?.items.map(({ id }) => id))
  const { next } = more ?? first ?? { next: null }
  const firstFailure = isUsual ? undefined : failed(chosen.error)
  const failure = more?.failure ?? firstFailure

  const readOn = async (after: string) => {
    asked.current += 1
    const turn = asked.current
    const before = { of, items: more?.items ?? [], next: after }
    lastRead.set({ ...before, isLoading: true })
    try {
      const { data } = await call('GET /api/v1/products/{slug}/reviews', {
        params: { slug },
        query: { after, ...reviewQueryOf(choice) }
      })
      // Votes may reorder reviews between pages, so duplicates are dropped.
      const told = new Set(before.items.map(({ id }) => id))
      const items = [...before.items, ...data.items.filter(({ id }) => !told.has(id))]
      if (turn === asked.current) lastRead.set({ of, items, next: data.next, isLoading: false })
    } catch (error) {
      if (turn === asked.current) lastRead.set({ ...before, isLoading: false, failure: failureIn(error) })
    }
  }

  // The server knows only these parameters.
  const options = product.options.flatMap(({ id, values }) => {
    const value = search.getAll(id).at(-1)
    return values.some((one) => one.value === value) ? [{ name: id, value: value ?? '' }] : []
  })
  const shown = new URLSearchParams(options.map(({ name, value }) => [name, value]))
  const hrefOf = (target: ReviewChoice) => `/product/${slug}?${withReviewChoice(shown, target)}#reviews`
  return {
    reviews: firstFailure ? [] : [...(first?.items ?? []), ...(more?.items.filter(({ id }) => !known.has(id)) ?? [])],
    total: totalOf(product, choice),
    filter: choice,
    hasFitFilter: choice.fit !== null || product.reviewCounts?.some(({ fit }) => fit !== null) === true,
    hasPhotoFilter: choice.hasPhotos || product.reviewCounts?.some(({ hasPhotos }) => hasPhotos) === true,
    isLoading: more?.isLoading === true || (!isUsual && chosen.isLoading),
    failure,
    nextHref: next === null ? undefined : hrefOf({ ...choice, after: next }),
    firstHref: choice.after === null ? undefined : hrefOf({ ...choice, after: null }),
    hrefOf: (filter) => hrefOf({ ...filter, after: null }),
    action: `/product/${slug}#reviews`,
    options,
    onChoose: (wanted) => setSearch(withReviewChoice(search, { ...wanted, after: null }), { replace: true }),
    onMore: () => {
      if (firstFailure) void chosen.mutate()
      else if (next !== null) void readOn(next)
    }
  }
}
