/** How long the parts of a review may be, in characters, without a schema library: forms count by the same numbers. */
export const reviewLimits = { author: 60, title: 120, text: 4000, reason: 500, answer: 2000 } as const

/** Photographs of one review. */
export const reviewPhotosMax = 4

/** Widths, in pixels, the photographs of reviews are to be had in. */
export const reviewPhotoWidths = [320, 640, 1280] as const

/** How something worn turned out beside the size that was ordered. */
export const fits = ['small', 'true', 'large'] as const

/** Orders in which a product's reviews are read. */
export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Reviews of a product that are told together; its own answer has the first of them. */
export const reviewsPerPage = 20

/** Where a part of a product's reviews begins: behind this one. `rank` is its votes or its stars, whichever the order goes by first, else 0. */
export interface ReviewPlace {
  rank: number
  date: string
  id: string
}

/** `after` of a review: the next part, in the same order, begins behind it. */
export const formatReviewPlace = ({ rank, date, id }: ReviewPlace): string => `${rank}.${date}.${id}`

const isDate = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** Undefined where no part can begin there. */
export function parseReviewPlace(text: string): ReviewPlace | undefined {
  const [, rank = '', date = '', id = ''] = /^(\d{1,9})\.([12]\d{3}-\d\d-\d\d)\.([\w-]{1,64})$/.exec(text) ?? []
  return isDate(date) ? { rank: Number(rank), date, id } : undefined
}

/** The place of a review in an order. */
export const placeOfReview = (
  { id, date, rating, helpful }: { id: string; date: string; rating: number; helpful: number },
  sort: ReviewSort
): ReviewPlace => ({ rank: { newest: 0, helpful, highest: rating, lowest: rating }[sort], date, id })

/** Which reviews of a product are read, in which order, and from where on; the shop keeps it in the address of the product's page. */
export interface ReviewChoice {
  /** Null: any number of stars. */
  stars: number | null
  sort: ReviewSort
  /** Null: from the first. */
  after: string | null
}

/** No option of a product has such an identifier. */
export const reviewParams = { stars: 'reviewStars', sort: 'reviewSort', after: 'reviewsAfter' } as const

/** Reads an address. What cannot be understood is left out. */
export function parseReviewChoice(params: URLSearchParams): ReviewChoice {
  const stars = params.get(reviewParams.stars) ?? ''
  const after = params.get(reviewParams.after) ?? ''
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    sort: reviewSorts.find((sort) => sort === params.get(reviewParams.sort)) ?? 'newest',
    after: parseReviewPlace(after) ? after : null
  }
}

/** Members of an address in one order, without what goes without saying. */
export const formatReviewChoice = ({ stars, sort, after }: ReviewChoice): Record<string, string> => ({
  ...(stars !== null && { [reviewParams.stars]: String(stars) }),
  ...(sort !== 'newest' && { [reviewParams.sort]: sort }),
  ...(after !== null && { [reviewParams.after]: after })
})

/** `waiting`: for staff to look at. Only what is approved is on the product's page. */
export const reviewStates = ['waiting', 'approved', 'rejected'] as const
