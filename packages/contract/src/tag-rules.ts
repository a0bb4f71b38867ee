/** Limits of tags: number per order, characters, and suggestions. */
export const tagLimits = { tags: 20, letters: 40, proposed: 200 } as const

/** Normalises a tag: lower case, single spaces. */
export const tidyTag = (typed: string): string => typed.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase()
