import type { Point } from '../geometry/matrix.ts'
import { type Reference, referenceOf, toLab } from './colour.ts'

/** Pixels as a canvas provides them: red, green, blue and alpha, one byte each. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** Colours within this distance count as equal. */
const sameColour = 0.06
/** Maximum number of backdrop colours; further ones belong to the subject. */
const most = 6
/** Minimum fraction of a side's pixels for a colour to count. */
const leastShare = 0.1
/** Sampled pixels per side. */
const samples = 400
/** Pixels with a lower alpha have no colour. */
const clear = 8

interface Found {
  sum: [number, number, number]
  lab: Float32Array
  count: number
  sides: [number, number, number, number]
}

function* borderOf({ width, height }: Pixels): Generator<{ side: 0 | 1 | 2 | 3; x: number; y: number }> {
  const [across, down] = [Math.max(1, Math.floor(width / samples)), Math.max(1, Math.floor(height / samples))]
  for (let x = 0; x < width; x += across) {
    yield { side: 0, x, y: 0 }
    yield { side: 2, x, y: height - 1 }
  }
  for (let y = 0; y < height; y += down) {
    yield { side: 1, x: width - 1, y }
    yield { side: 3, x: 0, y }
  }
}

const near = (a: Float32Array, b: Float32Array) =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0), (a[2] ?? 0) - (b[2] ?? 0)) <= sameColour

/**
 * The backdrop's colours, sampled at the picture's edges. A colour on one side only may belong to a subject cut off
 * there, so it counts only if it is the most frequent.
 */
export function backdropOf(pixels: Pixels): Reference[] {
  const { data, width } = pixels
  const found: Found[] = []
  const totals: [number, number, number, number] = [0, 0, 0, 0]
  const lab = new Float32Array(3)
  for (const { side, x, y } of borderOf(pixels)) {
    const at = (y * width + x) * 4
    totals[side] += 1
    if ((data[at + 3] ?? 0) < clear) continue
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    toLab(red, green, blue, lab)
    let one = found.find((candidate) => near(candidate.lab, lab))
    if (!one) {
      one = { sum: [0, 0, 0], lab: lab.slice(), count: 0, sides: [0, 0, 0, 0] }
      found.push(one)
    }
    one.sum[0] += red
    one.sum[1] += green
    one.sum[2] += blue
    one.count += 1
    one.sides[side] += 1
  }
  const common = found.toSorted((a, b) => b.count - a.count)
  const isSeen = ({ sides }: Found) =>
    sides.filter((count, side) => count >= leastShare * (totals[side] ?? 1)).length >= 2
  return common
    .filter((one, index) => index === 0 || isSeen(one))
    .slice(0, most)
    .map(({ sum, count }) =>
      referenceOf(Math.round(sum[0] / count), Math.round(sum[1] / count), Math.round(sum[2] / count))
    )
}

/** The pixel at a position given in fractions of the picture. */
export const pixelAt = ({ width, height }: Pick<Pixels, 'width' | 'height'>, { x, y }: Point) => ({
  x: Math.min(width - 1, Math.max(0, Math.floor(x * width))),
  y: Math.min(height - 1, Math.max(0, Math.floor(y * height)))
})

/** The colour at a picked point: the median of its neighbourhood, to ignore noise. */
export function colourAround(pixels: Pixels, place: Point): Reference {
  const { x, y } = pixelAt(pixels, place)
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let row = Math.max(0, y - 2); row <= Math.min(pixels.height - 1, y + 2); row += 1) {
    for (let column = Math.max(0, x - 2); column <= Math.min(pixels.width - 1, x + 2); column += 1) {
      const at = (row * pixels.width + column) * 4
      for (const part of [0, 1, 2] as const) sum[part] += pixels.data[at + part] ?? 0
      count += 1
    }
  }
  return referenceOf(Math.round(sum[0] / count), Math.round(sum[1] / count), Math.round(sum[2] / count))
}
