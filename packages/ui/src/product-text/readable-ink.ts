/** White and black ink of the design tool: they stay themselves whatever the theme. */
const light = '#ffffff'
const dark = '#1c1b18'

/** What words on a product of a colour are printed in, to be read: light where the product's relative luminance is below about a fifth. */
export function readableInkOn(swatch: string | null | undefined): string {
  const [red = 1, green = 1, blue = 1] = [1, 3, 5].map(
    (at) => (Number.parseInt((swatch ?? '#ffffff').slice(at, at + 2), 16) / 255) ** 2.2
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.22 ? light : dark
}
