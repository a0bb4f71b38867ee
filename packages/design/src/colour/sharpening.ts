import type { ImageNode } from '../document/nodes.ts'
import type { DrawnSharpening } from '../drawing/drawing.ts'
import { rounded } from '../svg/element.ts'
import { grey } from './colour-matrix.ts'

/**
 * Standard deviation of the blur of the unsharp mask, as a fraction of the longer side, so that it does not depend on
 * the resolution.
 */
const reach = 1 / 500

/** Amount of the unsharp mask at 100 per cent. */
const strongest = 2

/**
 * Sharpening of a picture of a size in millimetres; undefined if it is off. `size` is the whole picture's, regardless
 * of the crop.
 */
export function sharpeningOf(
  { adjust }: Pick<ImageNode, 'adjust'>,
  { width, height }: { width: number; height: number }
): DrawnSharpening | undefined {
  const percent = adjust?.sharpness ?? 0
  // Values below the output's precision have no visible effect.
  const deviation = rounded(Math.max(width, height) * reach, 5)
  return percent === 0 || deviation === 0 ? undefined : { amount: rounded((percent / 100) * strongest, 4), deviation }
}

/** A box window of `2 * whole + 3` pixels with fractional weights at both ends. Three passes approximate a Gaussian. */
interface Blur {
  whole: number
  edge: number
  scale: number
}

const passes = 3

/**
 * Box filters of fractional width, which allow blurs below one pixel (Gwosdek et al., Theoretical Foundations of
 * Gaussian Convolution by Extended Box Filtering, 2011).
 */
function blurOf(deviation: number): Blur {
  const variance = deviation ** 2 / passes
  const whole = Math.floor((Math.sqrt(12 * variance + 1) - 1) / 2)
  const length = 2 * whole + 1
  const edge = (length * (whole * (whole + 1) - 3 * variance)) / (6 * (variance - (whole + 1) ** 2))
  return { whole, edge, scale: 1 / (length + 2 * edge) }
}

/** Blurs one line of values, `stride` apart, with zeros beyond its ends. */
function blurLine(line: Float32Array, other: Float32Array, length: number, { whole, edge, scale }: Blur): Float32Array {
  let [from, to] = [line, other]
  for (let pass = 0; pass < passes; pass += 1) {
    let sum = 0
    for (let at = 0; at < Math.min(whole, length); at += 1) sum += from[at] ?? 0
    for (let at = 0; at < length; at += 1) {
      const [before, after] = [at - whole - 1, at + whole + 1]
      if (at + whole < length) sum += from[at + whole] ?? 0
      if (before >= 0) sum -= from[before] ?? 0
      to[at] =
        scale * (sum + edge * ((before >= 0 ? (from[before] ?? 0) : 0) + (after < length ? (from[after] ?? 0) : 0)))
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** The downscaled image to blur: one value per cell of pixels. */
interface Plane {
  width: number
  height: number
  values: Float32Array
}

function blurPlane({ width, height, values }: Plane, across: Blur, down: Blur): void {
  const [line, spare] = [new Float32Array(Math.max(width, height)), new Float32Array(Math.max(width, height))]
  for (let row = 0; row < height; row += 1) {
    const own = values.subarray(row * width, (row + 1) * width)
    line.set(own)
    own.set(blurLine(line, spare, width, across).subarray(0, width))
  }
  for (let column = 0; column < width; column += 1) {
    for (let row = 0; row < height; row += 1) line[row] = values[row * width + column] ?? 0
    const soft = blurLine(line, spare, height, down)
    for (let row = 0; row < height; row += 1) values[row * width + column] = soft[row] ?? 0
  }
}

/** Cell size in pixels, small relative to the blur. */
const fieldOf = (deviation: number) => Math.max(1, Math.floor(deviation / 2))

/** The remaining blur: averaging into cells and interpolating between them blur as well. */
const blurOfFields = (deviation: number, field: number) =>
  blurOf(field === 1 ? deviation : Math.sqrt((deviation / field) ** 2 - 1 / 4))

/** The two cells around each position, and the interpolation weight of the second. */
function placesIn(length: number, field: number, count: number) {
  const [first, share] = [new Int32Array(length), new Float32Array(length)]
  for (let at = 0; at < length; at += 1) {
    const place = Math.min(count - 1, Math.max(0, (at + 0.5) / field - 0.5))
    first[at] = Math.min(Math.floor(place), Math.max(0, count - 2))
    share[at] = place - (first[at] ?? 0)
  }
  return { first, share }
}

export interface SharpenedPixels {
  width: number
  height: number
  /** Bytes per pixel: red, green, blue, and alpha if four. */
  channels: 3 | 4
  amount: number
  /** Standard deviations of the blur in pixels. */
  across: number
  down: number
}

const [redShare, greenShare, blueShare] = grey

/** Sums luma and alpha of the pixels per cell, with zeros beyond the edges. */
function fieldsOf(
  pixels: Uint8Array,
  { width, height, channels }: SharpenedPixels,
  wide: number,
  high: number
): { light: Plane; there: Plane } {
  const size = { width: Math.ceil(width / wide), height: Math.ceil(height / high) }
  const [light, there] = [new Float32Array(size.width * size.height), new Float32Array(size.width * size.height)]
  const share = 1 / (wide * high)
  for (let row = 0, at = 0; row < height; row += 1) {
    const start = Math.floor(row / high) * size.width
    for (let column = 0, field = start, left = wide; column < width; column += 1, at += channels) {
      const opacity = channels === 4 ? ((pixels[at + 3] as number) / 255) * share : share
      ;(light[field] as number) +=
        opacity *
        (redShare * (pixels[at] as number) +
          greenShare * (pixels[at + 1] as number) +
          blueShare * (pixels[at + 2] as number))
      ;(there[field] as number) += opacity
      left -= 1
      if (left === 0) {
        left = wide
        field += 1
      }
    }
  }
  return { light: { ...size, values: light }, there: { ...size, values: there } }
}

/** Interpolates one line between two rows of a plane. */
function lineOf({ width, values }: Plane, first: number, share: number, into: Float32Array): void {
  const next = (first + 1) * width < values.length ? width : 0
  for (let column = 0, at = first * width; column < width; column += 1, at += 1)
    into[column] = (values[at] as number) * (1 - share) + (values[at + next] as number) * share
}

const byte = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value)

/**
 * Sharpens pixels in place by an unsharp mask of their luma, which avoids colour fringes. Transparent pixels and edges
 * to transparency stay. Matches SVG filters of the same values, except for rounding.
 */
export function sharpenPixels(pixels: Uint8Array, options: SharpenedPixels): void {
  const { width, height, channels, amount, across, down } = options
  const [wide, high] = [fieldOf(across), fieldOf(down)]
  const { light, there } = fieldsOf(pixels, options, wide, high)
  for (const plane of [light, there]) blurPlane(plane, blurOfFields(across, wide), blurOfFields(down, high))
  const columns = placesIn(width, wide, light.width)
  const rows = placesIn(height, high, light.height)
  const last = light.width - 1
  const [around, cover] = [new Float32Array(light.width), new Float32Array(light.width)]
  for (let row = 0, at = 0; row < height; row += 1) {
    lineOf(light, rows.first[row] ?? 0, rows.share[row] ?? 0, around)
    lineOf(there, rows.first[row] ?? 0, rows.share[row] ?? 0, cover)
    for (let column = 0; column < width; column += 1, at += channels) {
      const from = columns.first[column] as number
      const to = from < last ? from + 1 : from
      const share = columns.share[column] as number
      const red = pixels[at] as number
      const green = pixels[at + 1] as number
      const blue = pixels[at + 2] as number
      const own = redShare * red + greenShare * green + blueShare * blue
      const covered = (cover[from] as number) * (1 - share) + (cover[to] as number) * share
      const soft = (around[from] as number) * (1 - share) + (around[to] as number) * share
      const more = amount * (own * covered - soft) + 0.5
      pixels[at] = byte(red + more)
      pixels[at + 1] = byte(green + more)
      pixels[at + 2] = byte(blue + more)
    }
  }
}
