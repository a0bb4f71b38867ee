import type { ImageNode } from '../document/nodes.ts'
import type { DrawnSharpening } from '../drawing/drawing.ts'
import { rounded } from '../svg/element.ts'
import { grey } from './colour-matrix.ts'

/** How far a photo is softened to find its edges (standard deviation), as a share of its longer side: as much of it at each resolution. */
const reach = 1 / 500

/** At 100 per cent, an edge differs by so many times more than it did. */
const strongest = 2

/** How a picture of a size in millimetres is sharpened; undefined where it stays as it is. `size` is that of all of it, whatever part is shown. */
export function sharpeningOf(
  { adjust }: Pick<ImageNode, 'adjust'>,
  { width, height }: { width: number; height: number }
): DrawnSharpening | undefined {
  const percent = adjust?.sharpness ?? 0
  // What is smaller than its numbers can say is not to be seen.
  const deviation = rounded(Math.max(width, height) * reach, 5)
  return percent === 0 || deviation === 0 ? undefined : { amount: rounded((percent / 100) * strongest, 4), deviation }
}

/** A window of `2 * whole + 3` pixels of which both ends count by a share; three of them, one after the other, soften as a Gaussian does. */
interface Blur {
  whole: number
  edge: number
  scale: number
}

const passes = 3

/**
 * Windows of any width, so that they soften by less than a pixel too (Gwosdek et al., Theoretical Foundations of Gaussian
 * Convolution by Extended Box Filtering, 2011).
 */
function blurOf(deviation: number): Blur {
  const variance = deviation ** 2 / passes
  const whole = Math.floor((Math.sqrt(12 * variance + 1) - 1) / 2)
  const length = 2 * whole + 1
  const edge = (length * (whole * (whole + 1) - 3 * variance)) / (6 * (variance - (whole + 1) ** 2))
  return { whole, edge, scale: 1 / (length + 2 * edge) }
}

/** Softens one line of numbers, `stride` apart; nothing lies beyond its ends. */
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

/** What is softened, drawn smaller: one number for each field of so many pixels. */
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

/** Fields of so many pixels are small beside what softens them. */
const fieldOf = (deviation: number) => Math.max(1, Math.floor(deviation / 2))

/** What is left to soften in fields: making them, and running evenly from one to the next, softens as well. */
const blurOfFields = (deviation: number, field: number) =>
  blurOf(field === 1 ? deviation : Math.sqrt((deviation / field) ** 2 - 1 / 4))

/** Which two fields each place lies between, and how near to the second. */
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
  /** Bytes of a pixel: red, green, blue and, with four, how opaque it is. */
  channels: 3 | 4
  amount: number
  /** Standard deviations of the softening in pixels. */
  across: number
  down: number
}

const [redShare, greenShare, blueShare] = grey

/** Light and opacity of pixels, added up in fields; beyond the edges there is nothing. */
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

/** One line of a plane, between two of its rows. */
function lineOf({ width, values }: Plane, first: number, share: number, into: Float32Array): void {
  const next = (first + 1) * width < values.length ? width : 0
  for (let column = 0, at = first * width; column < width; column += 1, at += 1)
    into[column] = (values[at] as number) * (1 - share) + (values[at + next] as number) * share
}

const byte = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value)

/**
 * Sharpens pixels where they lie, by an unsharp mask of their light: colours get no seams. Edges towards nothing stay as they
 * are, and so does what is see-through. What SVG filters of the same numbers show, but for their rounding.
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
