import type { Product, Review } from '@motif/contract'
import { type ReviewSort, reviewsPerPage } from '@motif/contract/review-rules'
import type { Failure } from '@motif/flows/outcome'
import type { ReviewList } from '@motif/ui/screens/product'
import { useRef, useState } from 'react'
import { call } from '../services/api.ts'
import { failureIn } from '../shell/tell-failure.ts'

interface Read {
  slug: string
  stars: number | null
  sort: ReviewSort
  reviews: readonly Review[]
  total: number
  isLoading: boolean
  failure?: Failure
}

/** Reads a product's reviews on from those that came with it, and in other orders. */
export function useReviewList(product: Product | undefined): ReviewList | undefined {
  const [changed, setChanged] = useState<Read>()
  const asked = useRef(0)
  if (product === undefined) return undefined
  const { slug, reviews, rating } = product
  const read: Read =
    changed?.slug === slug
      ? changed
      : { slug, stars: null, sort: 'newest', reviews, total: rating.count, isLoading: false }

  const load = async (wanted: Pick<Read, 'stars' | 'sort'>, before: readonly Review[]) => {
    asked.current += 1
    const turn = asked.current
    const { failure: _failure, ...last } = read
    setChanged({ ...last, ...wanted, isLoading: true })
    try {
      const { data } = await call('GET /api/v1/products/{slug}/reviews', {
        params: { slug },
        query: {
          page: Math.floor(before.length / reviewsPerPage) + 1,
          sort: wanted.sort,
          ...(wanted.stars !== null && { stars: wanted.stars })
        }
      })
      if (turn !== asked.current) return
      // One that was published meanwhile moves the others on.
      const known = new Set(before.map(({ id }) => id))
      const all = [...before, ...data.items.filter(({ id }) => !known.has(id))]
      setChanged({ slug, ...wanted, reviews: all, total: data.total, isLoading: false })
    } catch (error) {
      if (turn !== asked.current) return
      const total = before.length === 0 ? 0 : last.total
      setChanged({ slug, ...wanted, reviews: before, total, isLoading: false, failure: failureIn(error) })
    }
  }

  return {
    ...read,
    onChoose: (wanted) => void load(wanted, []),
    onMore: () => void load({ stars: read.stars, sort: read.sort }, read.reviews)
  }
}
