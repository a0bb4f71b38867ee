/** Limits of a review's texts in characters, without a schema library, shared with forms. */
export const reviewLimits = { author: 60, title: 120, text: 4000, reason: 500, answer: 2000 } as const

/** Photographs per review. */
export const reviewPhotosMax = 4

/** Available widths of review photographs in pixels. */
export const reviewPhotoWidths = [320, 640, 1280] as const

/** How a garment fits compared to its size. */
export const fits = ['small', 'true', 'large'] as const

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

/** Filter, order and cursor of a product's reviews, as stored in the URL of its page. */
export interface ReviewChoice {
  /** Null: any number of stars. */
  stars: number | null
  sort: ReviewSort
  /** Null: from the first. */
  after: string | null
}

/** Names that cannot collide with option ids. */
export const reviewParams = { stars: 'reviewStars', sort: 'reviewSort', after: 'reviewsAfter' } as const

/** Parses a URL. Invalid parts are ignored. */
export function parseReviewChoice(params: URLSearchParams): ReviewChoice {
  const stars = params.get(reviewParams.stars) ?? ''
  const after = params.get(reviewParams.after) ?? ''
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    sort: reviewSorts.find((sort) => sort === params.get(reviewParams.sort)) ?? 'newest',
    after: parseReviewPlace(after) ? after : null
  }
}

/** URL parameters in a fixed order, without default values. */
export const formatReviewChoice = ({ stars, sort, after }: ReviewChoice): Record<string, string> => ({
  ...(stars !== null && { [reviewParams.stars]: String(stars) }),
  ...(sort !== 'newest' && { [reviewParams.sort]: sort }),
  ...(after !== null && { [reviewParams.after]: after })
})

/** `waiting`: for moderation. Only approved reviews are public. */
export const reviewStates = ['waiting', 'approved', 'rejected'] as const
