import type { PixelSize } from '../editing/editor.ts'

const dotsPerInch = 300
const millimetresPerInch = 25.4

/**
 * How much of a picture's size the largest of the areas can print at 300 dpi, at most 1: it covers the area, upright or on its
 * side, whichever takes more.
 */
export function shareNeeded(
  { width, height }: PixelSize,
  areas: readonly { widthMm: number; heightMm: number }[]
): number {
  const dots = (millimetres: number) => (millimetres / millimetresPerInch) * dotsPerInch
  const needed = areas.map(({ widthMm, heightMm }) => {
    const [across, down] = [dots(widthMm), dots(heightMm)]
    return Math.max(across / width, down / height, down / width, across / height)
  })
  return needed.length === 0 ? 1 : Math.min(1, Math.max(...needed))
}

/** Whole, and at least as large as a share of both sides unless that is more pixels than there may be. */
export function sizeAt({ width, height }: PixelSize, share: number, most = Infinity): PixelSize {
  const least = (side: number) => Math.max(1, Math.ceil(side * share - 1e-6))
  const rounded = (side: number) => Math.max(1, Math.floor(side * share))
  const size = { width: least(width), height: least(height) }
  return size.width * size.height <= most ? size : { width: rounded(width), height: rounded(height) }
}
