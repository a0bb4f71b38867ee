/** White and black ink of the design tool: they stay themselves whatever the theme. */
const light = '#ffffff'
const dark = '#1c1b18'

/** WCAG's relative luminance, of `#rrggbb`. */
function luminanceOf(colour: string): number {
  const [red = 1, green = 1, blue = 1] = [1, 3, 5].map(
    (at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How well one colour is told from another, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

/** What words on a product of a colour are printed in, to be read: light where the product's relative luminance is below about a fifth. */
export const readableInkOn = (swatch: string | null | undefined): string =>
  luminanceOf(swatch ?? '#ffffff') < 0.22 ? light : dark
