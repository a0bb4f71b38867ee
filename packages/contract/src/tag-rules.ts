/** Tags an order can have, characters of one, and how many of those in use are proposed. */
export const tagLimits = { tags: 20, letters: 40, proposed: 200 } as const

/** A tag as it is kept, however it was typed: in lower case, with single spaces. */
export const tidyTag = (typed: string): string => typed.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase()
