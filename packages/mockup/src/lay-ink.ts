import { type Ink, widelyApart } from './ink.ts'
import { type Layers, placeColumns, placeRows, placeStart, placeStep } from './layers.ts'

/**
 * Ink as it lies on the goods: for every pixel the print shows on, from the top left, what is printed there in linear light,
 * multiplied by how much of it shows. It stays when only the colour of the goods changes.
 */
export type LaidInk = Float32Array

/** Adds the ink at a place (in pixels of it) to four numbers of `sum`, smoothed between the four nearest pixels. */
function addInk({ width, height, data }: Ink, placeX: number, placeY: number, sum: Float32Array, at: number, share: number): void {
  const x = Math.min(Math.max(placeX, 0), width - 1.001)
  const y = Math.min(Math.max(placeY, 0), height - 1.001)
  const left = x | 0
  const top = y | 0
  const first = (top * width + left) * 4
  const below = first + width * 4
  const a = data[first + 3] ?? 0
  const b = data[first + 7] ?? 0
  const c = data[below + 3] ?? 0
  const d = data[below + 7] ?? 0
  // Most of a print is empty.
  if (a + b + c + d === 0) return
  const fx = x - left
  const fy = (y - top) * share
  const fz = share - fy
  const w = (1 - fx) * fz
  const e = fx * fz
  const s = (1 - fx) * fy
  const t = fx * fy
  sum[at] = (sum[at] ?? 0) + (data[first] ?? 0) * w + (data[first + 4] ?? 0) * e + (data[below] ?? 0) * s + (data[below + 4] ?? 0) * t
  sum[at + 1] = (sum[at + 1] ?? 0) + (data[first + 1] ?? 0) * w + (data[first + 5] ?? 0) * e + (data[below + 1] ?? 0) * s + (data[below + 5] ?? 0) * t
  sum[at + 2] = (sum[at + 2] ?? 0) + (data[first + 2] ?? 0) * w + (data[first + 6] ?? 0) * e + (data[below + 2] ?? 0) * s + (data[below + 6] ?? 0) * t
  sum[at + 3] = (sum[at + 3] ?? 0) + a * w + b * e + c * s + d * t
}

/** Pixels the print shows on. */
function printedPixels({ goods }: Layers): number {
  let count = 0
  for (let at = 3; at < goods.length; at += 4) if (goods[at] !== 0) count++
  return count
}

/** Lays ink on goods: a sample for every pixel, or four over its own reach on the print where that is wide. */
export function layInk(layers: Layers, ink: Ink): LaidInk {
  const { width, height, goods, places: { across, down } } = layers
  const laid = new Float32Array(printedPixels(layers) * 4)
  const perPixelX = (placeColumns - 1) / width
  const perPixelY = (placeRows - 1) / height
  const [unitX, unitY] = [placeStep * ink.width, placeStep * ink.height]
  const [startX, startY] = [placeStart * ink.width - 0.5, placeStart * ink.height - 0.5]
  let at = 0
  for (let row = 0; row < height; row++) {
    const gridY = (row + 0.5) * perPixelY
    const top = gridY | 0
    const fy = gridY - top
    for (let column = 0; column < width; column++) {
      const mask = goods[(row * width + column) * 4 + 3] ?? 0
      if (mask === 0) continue
      const gridX = (column + 0.5) * perPixelX
      const left = gridX | 0
      const fx = gridX - left
      const first = top * placeColumns + left
      const below = first + placeColumns
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
      if (Math.max(acrossX * acrossX + acrossY * acrossY, downX * downX + downY * downY) < widelyApart * widelyApart) addInk(ink, x, y, laid, at, mask / 255)
      else {
        const [alongX, alongY] = [(acrossX + downX) / 4, (acrossY + downY) / 4]
        const [athwartX, athwartY] = [(acrossX - downX) / 4, (acrossY - downY) / 4]
        addInk(ink, x + alongX, y + alongY, laid, at, mask / 1020)
        addInk(ink, x - alongX, y - alongY, laid, at, mask / 1020)
        addInk(ink, x + athwartX, y + athwartY, laid, at, mask / 1020)
        addInk(ink, x - athwartX, y - athwartY, laid, at, mask / 1020)
      }
      at += 4
    }
  }
  return laid
}
