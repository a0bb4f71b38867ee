/** Bounds of the list of blocked words: entries, and letters of one. */
export const blockedWordsLimits = { count: 2000, letters: 60 } as const

/** Largest number of blocked pictures. */
export const blockedPicturesMax = 5000

/** Pictures of a design that the queue shows. */
export const shownPicturesMax = 20

/** Decisions about a held item; both `open` and `refused` keep it from being printed. */
export const holdStates = ['open', 'refused', 'approved'] as const
export type HoldState = (typeof holdStates)[number]
