/**
 * Limits of print areas of the owner's own products: number, side lengths in millimetres, and area in square millimetres. At 300 dpi such a print
 * fits into the printer process's memory.
 */
export const printAreaLimits = { areas: 4, sideMin: 10, sideMax: 1000, mmSquaredMax: 400_000 } as const

/** Days a preview link is valid. */
export const previewDays = 14

/** Longest slug in letters. */
export const slugLettersMax = 120
/** Longest SKU, in letters. */
export const skuLettersMax = 64

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

/** The slug of a product's name. A name without Latin letters and digits has one of its hash, the same each time. */
export function productSlugOf(name: string): string {
  const text = name.normalize().trim()
  const slug = slugOf(text)
  if (slug !== '' || text === '') return slug
  // FNV-1a, 32 bits.
  let hash = 0x81_1c_9d_c5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  return `product-${(hash >>> 0).toString(36)}`
}

/** The first name that is free: as wished, else with the lowest number from 2 on. */
export function freeName(taken: ReadonlySet<string>, wish: string, lettersMax = slugLettersMax): string {
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : `-${number}`
    const name = wish.slice(0, lettersMax - end.length) + end
    if (!taken.has(name)) return name
  }
}

/** Whether a slug says the whole name: all of its letters are Latin. */
export const isSlugOfWhole = (name: string): boolean => slugOf(name) !== '' && !/(?!\p{Script=Latin})\p{L}/u.test(name)
