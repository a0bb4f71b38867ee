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

/** `waiting`: for staff to look at. Only what is approved is on the product's page. */
export const reviewStates = ['waiting', 'approved', 'rejected'] as const
