/** Limits of a review's texts in characters, without a schema library, shared with forms. */
export const reviewLimits = { author: 60, title: 120, text: 4000, reason: 500, answer: 2000 } as const

/** Photographs per review. */
export const reviewPhotosMax = 4

/** Available widths of review photographs in pixels. */
export const reviewPhotoWidths = [320, 640, 1280] as const

/** How a garment fits compared to its size. */
export const fits = ['small', 'true', 'large'] as const
type Fit = (typeof fits)[number]

/** Sort orders of reviews. */
export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Reviews per page; the product's response has the first page. */
export const reviewsPerPage = 20

/** Cursor of a part of reviews: after this one. `rank` is its votes or stars, whichever the order sorts by first, else 0. */
export interface ReviewPlace {
  rank: number
  date: string
  id: string
}

/** Formats a cursor, for `after`. */
export const formatReviewPlace = ({ rank, date, id }: ReviewPlace): string => `${rank}.${date}.${id}`

const isDate = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** Parses a cursor; undefined if invalid. */
export function parseReviewPlace(text: string): ReviewPlace | undefined {
  const [, rank = '', date = '', id = ''] = /^(\d{1,9})\.([12]\d{3}-\d\d-\d\d)\.([\w-]{1,64})$/.exec(text) ?? []
  return isDate(date) ? { rank: Number(rank), date, id } : undefined
}

/** The cursor of a review in an order. */
export const placeOfReview = (
  { id, date, rating, helpful }: { id: string; date: string; rating: number; helpful: number },
  sort: ReviewSort
): ReviewPlace => ({ rank: { newest: 0, helpful, highest: rating, lowest: rating }[sort], date, id })

/** Filter and order of a product's reviews. */
export interface ReviewFilter {
  /** Null: any number of stars. */
  stars: number | null
  /** Null: any, or not rated. */
  fit: Fit | null
  /** Only reviews with photographs. */
  hasPhotos: boolean
  sort: ReviewSort
}

/** Filter, order and cursor, as stored in the URL of the product's page. */
export interface ReviewChoice extends ReviewFilter {
  /** Null: from the first. */
  after: string | null
}

/** The filter that matches every review. */
export const everyReview = { stars: null, fit: null, hasPhotos: false } as const satisfies Omit<ReviewFilter, 'sort'>

/** Names that cannot collide with option ids. */
export const reviewParams = {
  stars: 'reviewStars',
  fit: 'reviewFit',
  photos: 'reviewPhotos',
  sort: 'reviewSort',
  after: 'reviewsAfter'
} as const

/** Parses the value of a fit; null if it is none. */
export const parseFit = (text: string | null): Fit | null => fits.find((fit) => fit === text) ?? null

/** Parses a URL. Invalid parts are ignored. */
export function parseReviewChoice(params: URLSearchParams): ReviewChoice {
  const stars = params.get(reviewParams.stars) ?? ''
  const after = params.get(reviewParams.after) ?? ''
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    fit: parseFit(params.get(reviewParams.fit)),
    hasPhotos: params.get(reviewParams.photos) === 'true',
    sort: reviewSorts.find((sort) => sort === params.get(reviewParams.sort)) ?? 'newest',
    after: parseReviewPlace(after) ? after : null
  }
}

/** URL parameters in a fixed order, without default values. */
export const formatReviewChoice = ({ stars, fit, hasPhotos, sort, after }: ReviewChoice): Record<string, string> => ({
  ...(stars !== null && { [reviewParams.stars]: String(stars) }),
  ...(fit !== null && { [reviewParams.fit]: fit }),
  ...(hasPhotos && { [reviewParams.photos]: 'true' }),
  ...(sort !== 'newest' && { [reviewParams.sort]: sort }),
  ...(after !== null && { [reviewParams.after]: after })
})

/** The filter as parameters of `GET /api/v1/products/{slug}/reviews`. */
export const reviewQueryOf = ({ stars, fit, hasPhotos, sort }: ReviewFilter) => ({
  sort,
  ...(stars !== null && { stars }),
  ...(fit !== null && { fit }),
  ...(hasPhotos && { photos: 'true' as const })
})

/** Number of reviews with the same stars and fit, with or without photographs. */
export interface ReviewCount {
  rating: number
  fit: Fit | null
  hasPhotos: boolean
  count: number
}

/** Number of reviews that match a filter. */
export const countReviews = (counts: readonly ReviewCount[], filter: Omit<ReviewFilter, 'sort'>): number =>
  counts
    .filter(
      ({ rating, fit, hasPhotos }) =>
        (filter.stars === null || rating === filter.stars) &&
        (filter.fit === null || fit === filter.fit) &&
        (hasPhotos || !filter.hasPhotos)
    )
    .reduce((sum, { count }) => sum + count, 0)

/** `waiting`: for moderation. Only approved reviews are public. */
export const reviewStates = ['waiting', 'approved', 'rejected'] as const
