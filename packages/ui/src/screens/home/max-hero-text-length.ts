/** Longer words would be too small to read on a mug. */
export const maxHeroTextLength = 80
