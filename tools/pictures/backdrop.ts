/**
 * Makes a backdrop even: light on a wall changes slowly, so what changes fast and little is the renderer's grain or a
 * codec's blocks, and eyes find those in a calm surface. Shadows keep their edges.
 */
import sharp from 'sharp'
import { picture } from './uv-map.ts'

const { width, height } = picture
const channels = 3

/** How far it is smoothed, in pixels, from what even a shadow's edge bears to what only a bare wall does. */
const reaches = [2, 5, 12, 28, 64]
/** A change of so many of the 255 steps is a shadow's, and stays. */
const shadowSteps = 1.2

/** One row or column, each place becoming the mean of those within a reach; past the ends it goes on mirrored about them, so that slopes stay slopes. */
function average(line: Float32Array, reach: number): void {
  const { length } = line
  const [first, last] = [line[0] ?? 0, line[length - 1] ?? 0]
  const from = line.slice()
  const read = (at: number) =>
    at < 0
      ? 2 * first - (from[-at] ?? first)
      : at >= length
        ? 2 * last - (from[2 * (length - 1) - at] ?? last)
        : (from[at] ?? 0)
  let sum = 0
  for (let at = -reach; at <= reach; at++) sum += read(at)
  for (let at = 0; at < length; at++) {
    line[at] = sum / (2 * reach + 1)
    sum += read(at + reach + 1) - read(at - reach)
  }
}

/** Near to a Gaussian blur: three means, one after the other. */
function blurred(field: Float32Array, sigma: number): Float32Array {
  const reach = Math.max(1, Math.round(sigma))
  const smooth = field.slice()
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) average(smooth.subarray(y * width, (y + 1) * width), reach)
    const column = new Float32Array(height)
    for (let x = 0; x < width; x++) {
      for (let y = 0; y < height; y++) column[y] = smooth[y * width + x] ?? 0
      average(column, reach)
      for (let y = 0; y < height; y++) smooth[y * width + x] = column[y] ?? 0
    }
  }
  return smooth
}

/** Takes the wider mean wherever it says nearly the same as the narrower. */
function evened(field: Float32Array): Float32Array {
  let smooth = blurred(field, 1)
  for (const reach of reaches) {
    const wider = blurred(smooth, reach)
    const trusted = blurred(
      smooth.map((value, pixel) => Math.exp(-(((value - (wider[pixel] ?? 0)) / shadowSteps) ** 2))),
      reach / 2
    )
    const narrower = smooth
    smooth = narrower.map((value, pixel) => value + ((wider[pixel] ?? 0) - value) * (trusted[pixel] ?? 0))
  }
  return smooth
}

/** Grey of the even backdrops, and how much of the difference to it is taken away. */
const evenGrey = 236
const levelling = 0.8

/** Lightens a backdrop that darkens upwards to the grey of the others, row by row, by what its left edge shows: no shadow falls there. */
function levelled(fields: readonly Float32Array[]): void {
  const edge = 20
  for (let y = 0; y < height; y++) {
    const row = y * width
    const grey =
      fields.reduce(
        (sum, field) => sum + field.subarray(row, row + edge).reduce((total, value) => total + value, 0),
        0
      ) /
      (edge * channels)
    for (const field of fields) {
      for (let pixel = row; pixel < row + width; pixel++)
        field[pixel] = (field[pixel] ?? 0) * (1 + (evenGrey / grey - 1) * levelling)
    }
  }
}

/** Along the right edge: rows a shadow may take there, and columns within which it ends. */
const shadowRows = 240
const shadowColumns = 200

/** The largest or the smallest of a column's values near each. */
const extremes = (column: Float32Array, most: (...values: number[]) => number): Float32Array =>
  column.map((_, y) => most(...column.subarray(Math.max(0, y - shadowRows), y + shadowRows + 1)))

/** Lets shadows end before the picture does: it stands on a background of its colour in the design tool, and a shadow cut off there is a seam. */
function endShadows(field: Float32Array): void {
  const edge = Float32Array.from({ length: height }, (_, y) => field[y * width + width - 1] ?? 0)
  const bare = extremes(extremes(edge, Math.max), Math.min)
  average(bare, 60)
  for (let y = 0; y < height; y++) {
    const missing = Math.max(0, (bare[y] ?? 0) - (edge[y] ?? 0))
    for (let x = width - shadowColumns; x < width; x++) {
      const place = (x - width + shadowColumns) / shadowColumns
      field[y * width + x] = (field[y * width + x] ?? 0) + missing * place * place * (3 - 2 * place)
    }
  }
}

/** Writes a backdrop of red, green and blue words of 16 bits. Products that stand are rendered before one that darkens upwards. */
export async function writeBackdrop(file: string, seen: Uint16Array, { darkensUpwards = false } = {}): Promise<void> {
  const fields = Array.from({ length: channels }, (_, channel) =>
    evened(Float32Array.from({ length: width * height }, (_, pixel) => (seen[pixel * channels + channel] ?? 0) / 257))
  )
  if (darkensUpwards) {
    levelled(fields)
    for (const field of fields) endShadows(field)
  }
  const even = Buffer.alloc(width * height * channels)
  for (const [channel, field] of fields.entries()) {
    for (let pixel = 0; pixel < field.length; pixel++)
      even[pixel * channels + channel] = Math.min(255, Math.max(0, Math.round(field[pixel] ?? 0)))
  }
  await sharp(even, { raw: { width, height, channels } }).webp({ lossless: true, effort: 6 }).toFile(file)
}
