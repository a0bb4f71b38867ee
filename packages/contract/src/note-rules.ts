/** Notes an order can have, characters of one, and colleagues one can mention. */
export const noteLimits = { notes: 100, letters: 2000, mentions: 20 } as const
