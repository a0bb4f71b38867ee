/** The editor's white and black ink, independent of the theme. */
const light = '#ffffff'
const dark = '#1c1b18'

/** WCAG relative luminance of `#rrggbb`. */
function luminanceOf(colour: string): number {
  const [red = 1, green = 1, blue = 1] = [1, 3, 5].map(
    (at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast ratio, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

/** A readable ink on a product colour: white below a relative luminance of about 0.2. */
export const readableInkOn = (swatch: string | null | undefined): string =>
  luminanceOf(swatch ?? '#ffffff') < 0.22 ? light : dark
