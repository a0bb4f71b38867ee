/** Requirements of the owner's colours, without a schema library, shared by form and server. */

/** Minimum contrast (WCAG 2, AA) of text in the accent colour, and of text on it. */
export const leastContrast = 4.5

/**
 * What the accent must contrast with in each theme: the page, a raised panel, and the text on a button. A test of `ui` compares them with its
 * tokens.
 */
export const themeColours = {
  light: { page: '#FBF9F4', panel: '#F3EFE6', words: '#FFFFFF' },
  dark: { page: '#161512', panel: '#211F1B', words: '#161512' }
} as const

export type Theme = keyof typeof themeColours
export type AccentMeets = keyof (typeof themeColours)['light']

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

const channel = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Relative luminance of `#rrggbb` (WCAG 2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours (`#rrggbb`), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/**
 * Contrast of an accent colour with its surroundings in a theme. `ratio` is truncated, not rounded, to two digits, so a displayed 4.5 is
 * sufficient.
 */
export const accentContrasts = (theme: Theme, accent: string): { meets: AccentMeets; ratio: number }[] =>
  Object.entries(themeColours[theme]).map(([meets, colour]) => ({
    meets: meets as AccentMeets,
    ratio: Math.floor(contrast(accent, colour) * 100) / 100
  }))
