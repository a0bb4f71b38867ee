import type { PixelSize } from '../editing/editor.ts'

const dotsPerInch = 300
const millimetresPerInch = 25.4

/**
 * Scale at which a picture has 300 dpi on the largest of the areas, at most 1. The picture covers the area, upright or
 * rotated, whichever needs more.
 */
export function printScale(
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

/** Integer size, at least the scaled one, unless that exceeds the maximum number of pixels. */
export function sizeAt({ width, height }: PixelSize, share: number, most = Infinity): PixelSize {
  const least = (side: number) => Math.max(1, Math.ceil(side * share - 1e-6))
  const rounded = (side: number) => Math.max(1, Math.floor(side * share))
  const size = { width: least(width), height: least(height) }
  return size.width * size.height <= most ? size : { width: rounded(width), height: rounded(height) }
}
