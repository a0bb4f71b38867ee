import { widelyApart } from './ink.ts'
import { type Layers, uvColumns, uvRows, uvStart, uvStep } from './layers.ts'

/**
 * Ink samples of all printed pixels, from the top left: one per pixel, or four where the surface is oblique.
 * Independent of the design for a given ink size.
 */
export interface Samples {
  /** Number of printed pixels. */
  pixels: number
  /** Pixel index of each sample. */
  of: Uint32Array
  /** Ink coordinates, within the last pixel that has a neighbour. */
  at: Float32Array
  /** Weight of the sample. */
  shares: Float32Array
  /** Range of ink rows that are read. */
  rows: { first: number; count: number }
}

interface Size {
  width: number
  height: number
}

function printedPixels({ shading }: Layers): number {
  let count = 0
  for (let at = 3; at < shading.length; at += 4) if (shading[at] !== 0) count++
  return count
}

/** Computes the samples of a product for an ink size. */
export function findSamples(layers: Layers, ink: Size): Samples {
  const {
    width,
    height,
    above,
    fullHeight,
    shading,
    uvMap: { across, down }
  } = layers
  const pixels = printedPixels(layers)
  // Allocated at the maximum and trimmed at the end; untouched pages take no memory.
  const [of, at, shares] = [new Uint32Array(pixels * 4), new Float32Array(pixels * 8), new Float32Array(pixels * 4)]
  const [mostX, mostY] = [ink.width - 1.001, ink.height - 1.001]
  let [pixel, count, highest, lowest] = [0, 0, ink.height, 0]
  const add = (x: number, y: number, share: number) => {
    const row = y < 0 ? 0 : y > mostY ? mostY : y
    of[count] = pixel
    at[count * 2] = x < 0 ? 0 : x > mostX ? mostX : x
    at[count * 2 + 1] = row
    shares[count++] = share
    if (row < highest) highest = row
    if (row > lowest) lowest = row
  }
  const perPixelX = (uvColumns - 1) / width
  const perPixelY = (uvRows - 1) / fullHeight
  const [unitX, unitY] = [uvStep * ink.width, uvStep * ink.height]
  const [startX, startY] = [uvStart * ink.width - 0.5, uvStart * ink.height - 0.5]
  for (let row = 0; row < height; row++) {
    const gridY = (above + row + 0.5) * perPixelY
    const top = gridY | 0
    const fy = gridY - top
    for (let column = 0; column < width; column++) {
      const mask = shading[(row * width + column) * 4 + 3] ?? 0
      if (mask === 0) continue
      const gridX = (column + 0.5) * perPixelX
      const left = gridX | 0
      const fx = gridX - left
      const first = top * uvColumns + left
      const below = first + uvColumns
      const u00 = across[first] ?? 0
      const v00 = down[first] ?? 0
      const u10 = (across[first + 1] ?? 0) - u00
      const v10 = (down[first + 1] ?? 0) - v00
      const u01 = (across[below] ?? 0) - u00
      const v01 = (down[below] ?? 0) - v00
      const u11 = (across[below + 1] ?? 0) - u00 - u10 - u01
      const v11 = (down[below + 1] ?? 0) - v00 - v10 - v01
      const x = startX + unitX * (u00 + u10 * fx + (u01 + u11 * fx) * fy)
      const y = startY + unitY * (v00 + v10 * fx + (v01 + v11 * fx) * fy)
      const acrossX = unitX * perPixelX * (u10 + u11 * fy)
      const acrossY = unitY * perPixelX * (v10 + v11 * fy)
      const downX = unitX * perPixelY * (u01 + u11 * fx)
      const downY = unitY * perPixelY * (v01 + v11 * fx)
      if (Math.max(acrossX * acrossX + acrossY * acrossY, downX * downX + downY * downY) < widelyApart * widelyApart)
        add(x, y, mask / 255)
      else {
        const [alongX, alongY] = [(acrossX + downX) / 4, (acrossY + downY) / 4]
        const [athwartX, athwartY] = [(acrossX - downX) / 4, (acrossY - downY) / 4]
        add(x + alongX, y + alongY, mask / 1020)
        add(x - alongX, y - alongY, mask / 1020)
        add(x + athwartX, y + athwartY, mask / 1020)
        add(x - athwartX, y - athwartY, mask / 1020)
      }
      pixel++
    }
  }
  const first = Math.floor(Math.min(highest, lowest))
  return {
    pixels,
    of: of.slice(0, count),
    at: at.slice(0, count * 2),
    shares: shares.slice(0, count),
    rows: { first, count: Math.floor(lowest) + 2 - first }
  }
}
