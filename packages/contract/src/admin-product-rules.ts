/**
 * Print areas of the owner's own products: how many a product has, the sides in millimetres, and the most of an area in
 * square millimetres. What is printed at 300 dots an inch fits into the memory of whoever prints.
 */
export const printAreaLimits = { areas: 4, sideMin: 10, sideMax: 1000, mmSquaredMax: 400_000 } as const

/** How long the link of a preview is open. */
export const previewDays = 14

/** The longest an address's part may be, in letters. */
export const slugLettersMax = 120

/** The address a name gives: lower-case words joined by hyphens, empty where no letter or digit is left. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, slugLettersMax)
    .replace(/-$/, '')
