/** How long the parts of a review may be, in characters, without a schema library: forms count by the same numbers. */
export const reviewLimits = { author: 60, title: 120, text: 4000, reason: 500, answer: 2000 } as const

/** How something worn turned out beside the size that was ordered. */
export const fits = ['small', 'true', 'large'] as const

/** `waiting`: for staff to look at. Only what is approved is on the product's page. */
export const reviewStates = ['waiting', 'approved', 'rejected'] as const
