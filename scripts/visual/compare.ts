/** Compares two pictures of a story. */

export interface Picture {
  width: number
  height: number
  /** Red, green and blue of each pixel, row by row. */
  data: Uint8Array
}

type Cause =
  | { kind: 'size'; before: string; after: string }
  /** One colour has become another nearly everywhere: a token. */
  | { kind: 'colour'; before: string; after: string }
  | { kind: 'other' }

export interface Difference {
  /** How many differ. */
  pixels: number
  /** What surrounds them, in pixels. */
  box: { left: number; top: number; right: number; bottom: number }
  cause: Cause
}

/**
 * Levels of 255 by which a channel may differ: a photo that was drawn in another size before is scaled from that, up to 6
 * apart. A token that changes by 7 is seen.
 */
const roundedLevels = 6
/** A few pixels of round edges are further apart, by so much at most; in the outline of an icon alone, 20 or more have its full colour. */
const edge = { pixels: 16, levels: 12 }
/** Share of the changed pixels at which one change of colour is the cause. */
const maxPixels = 0.5

const hex = (red: number, green: number, blue: number) =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

const mostFrequent = (counts: ReadonlyMap<string, number>): [string, number] =>
  [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), ['', 0])

/** The difference of two pictures; undefined if equal. */
export function differenceOf(before: Picture, after: Picture): Difference | undefined {
  const width = Math.min(before.width, after.width)
  const height = Math.min(before.height, after.height)
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 }
  const colours = new Map<string, number>()
  let pixels = 0
  let mostLevels = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const one = 3 * (y * before.width + x)
      const other = 3 * (y * after.width + x)
      const [r, g, b] = [before.data[one] ?? 0, before.data[one + 1] ?? 0, before.data[one + 2] ?? 0]
      const [red, green, blue] = [after.data[other] ?? 0, after.data[other + 1] ?? 0, after.data[other + 2] ?? 0]
      const levels = Math.max(Math.abs(r - red), Math.abs(g - green), Math.abs(b - blue))
      if (levels <= roundedLevels) continue
      pixels += 1
      mostLevels = Math.max(mostLevels, levels)
      box.left = Math.min(box.left, x)
      box.top = Math.min(box.top, y)
      box.right = Math.max(box.right, x + 1)
      box.bottom = Math.max(box.bottom, y + 1)
      const change = `${hex(r, g, b)} ${hex(red, green, blue)}`
      colours.set(change, (colours.get(change) ?? 0) + 1)
    }
  if (before.width !== after.width || before.height !== after.height) {
    const [largest, tallest] = [Math.max(before.width, after.width), Math.max(before.height, after.height)]
    return {
      pixels: pixels + largest * tallest - width * height,
      box: {
        left: Math.min(box.left, tallest > height ? 0 : width),
        top: Math.min(box.top, largest > width ? 0 : height),
        right: largest,
        bottom: tallest
      },
      cause: { kind: 'size', before: `${before.width} × ${before.height}`, after: `${after.width} × ${after.height}` }
    }
  }
  if (pixels < edge.pixels && mostLevels <= edge.levels) return undefined
  const [change, count] = mostFrequent(colours)
  const [from = '', to = ''] = change.split(' ')
  return {
    pixels,
    box,
    cause: count >= maxPixels * pixels ? { kind: 'colour', before: from, after: to } : { kind: 'other' }
  }
}

/** The new picture, faded, with differences in red. */
export function markedDifference(before: Picture, after: Picture): Picture {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = new Uint8Array(3 * width * height)
  const at = ({ width: columns, height: rows, data: values }: Picture, x: number, y: number, channel: number) =>
    x < columns && y < rows ? (values[3 * (y * columns + x) + channel] ?? 0) : -Infinity
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const place = 3 * (y * width + x)
      const isSame = [0, 1, 2].every(
        (channel) => Math.abs(at(before, x, y, channel) - at(after, x, y, channel)) <= roundedLevels
      )
      if (isSame) for (const channel of [0, 1, 2]) data[place + channel] = 191 + at(after, x, y, channel) / 4
      else data.set([224, 0, 32], place)
    }
  return { width, height, data }
}
