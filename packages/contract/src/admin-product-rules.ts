/**
 * Limits of print areas of the owner's own products: number, side lengths in millimetres, and area in square millimetres. At 300 dpi such a print
 * fits into the printer process's memory.
 */
export const printAreaLimits = { areas: 4, sideMin: 10, sideMax: 1000, mmSquaredMax: 400_000 } as const

/** Days a preview link is valid. */
export const previewDays = 14

/** Longest slug in letters. */
export const slugLettersMax = 120

/** The slug of a name: lower-case words joined by hyphens; empty without letters or digits. */
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
