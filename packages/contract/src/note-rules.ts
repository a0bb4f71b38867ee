/** Limits of order notes: number, characters, and mentions. */
export const noteLimits = { notes: 100, letters: 2000, mentions: 20 } as const
