/** Longer text would be unreadable on a mug. */
export const maxHeroTextLength = 80
