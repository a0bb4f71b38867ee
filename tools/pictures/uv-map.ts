/**
 * Where print lies on a picture, as a net: a point every eight pixels that says which place of the print area is seen
 * there. Between points the place changes evenly (bilinearly), so the net is chosen to come as near as can be to what
 * was seen at every pixel, and goes on past the print's edge as it ran inside.
 */
export const picture = { width: 1280, height: 1600 } as const
export const netStep = 8
export const net = { width: picture.width / netStep + 1, height: picture.height / netStep + 1 } as const

/** What is seen at every pixel: place across and down the print area (0 to 1), and whether it is known there. */
export interface Seen {
  u: Float32Array
  v: Float32Array
  isKnown: Uint8Array
}

/** Places a little outside the print area are needed beyond its edge: a number of 16 bits holds -0.25 to 1.25. */
const lowest = -0.25
const range = 1.5
const most = 65_535

export const encodeUv = (place: number) => Math.min(most, Math.max(0, Math.round(((place - lowest) / range) * most)))
export const decodeUv = (value: number) => lowest + (value / most) * range

const points = net.width * net.height
/** How far past the last pixel that is known the net goes on, in points. */
const beyond = 4
/** Weight of evenness where pixels say nothing, against one pixel's word. */
const evenness = 0.02

/** Parts of a pixel's place that its cell's four corners give: their indices and shares. */
function corners(x: number, y: number): [number, number, number, number, number, number] {
  const column = Math.floor(x / netStep)
  const row = Math.floor(y / netStep)
  const fx = (x + 0.5) / netStep - column
  const fy = (y + 0.5) / netStep - row
  return [row * net.width + column, fx, fy, (1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy]
}

/** Which points lie in or near a cell with known pixels, and a first guess of their values: the mean of those, led on outwards in straight lines. */
function firstGuess(seen: Float32Array, isKnown: Uint8Array): { guess: Float64Array; isUsed: Uint8Array } {
  const sums = new Float64Array(points)
  const weights = new Float64Array(points)
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const pixel = y * picture.width + x
      if (isKnown[pixel] === 0) continue
      const point = Math.round((y + 0.5) / netStep) * net.width + Math.round((x + 0.5) / netStep)
      sums[point] = (sums[point] ?? 0) + (seen[pixel] ?? 0)
      weights[point] = (weights[point] ?? 0) + 1
    }
  }
  const isUsed = Uint8Array.from(weights, (weight) => (weight >= (netStep * netStep) / 4 ? 1 : 0))
  const guess = sums.map((sum, point) => (isUsed[point] ? sum / (weights[point] ?? 1) : 0))
  for (let ring = 0; ring < beyond; ring++) {
    const added: [number, number][] = []
    for (let point = 0; point < points; point++) {
      if (isUsed[point]) continue
      const column = point % net.width
      const row = Math.floor(point / net.width)
      const led: number[] = []
      const near: number[] = []
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
        [1, 1],
        [-1, -1],
        [1, -1],
        [-1, 1]
      ] as const) {
        const inNet = (far: number) =>
          column + dx * far >= 0 && column + dx * far < net.width && row + dy * far >= 0 && row + dy * far < net.height
        const one = point + dy * net.width + dx
        const two = one + dy * net.width + dx
        if (!inNet(1) || !isUsed[one]) continue
        near.push(guess[one] ?? 0)
        if (inNet(2) && isUsed[two]) led.push(2 * (guess[one] ?? 0) - (guess[two] ?? 0))
      }
      const values = led.length > 0 ? led : near
      if (values.length > 0) added.push([point, values.reduce((sum, value) => sum + value, 0) / values.length])
    }
    for (const [point, value] of added) {
      guess[point] = value
      isUsed[point] = 1
    }
  }
  return { guess, isUsed }
}

/** The normal equations of the fit, as what they do to a net of values; conjugate gradients need no more. */
function equations(seen: Float32Array, isKnown: Uint8Array, isUsed: Uint8Array) {
  const offsets = [-net.width - 1, -net.width, -net.width + 1, -1, 0, 1, net.width - 1, net.width, net.width + 1]
  const matrix = offsets.map(() => new Float64Array(points))
  const wanted = new Float64Array(points)
  const cell = [0, 1, net.width, net.width + 1]
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const pixel = y * picture.width + x
      if (isKnown[pixel] === 0) continue
      const [first, fx, fy, a, b, c] = corners(x, y)
      const shares = [a, b, c, fx * fy]
      for (const [at, from] of cell.entries()) {
        wanted[first + from] = (wanted[first + from] ?? 0) + (shares[at] ?? 0) * (seen[pixel] ?? 0)
        for (const [other, to] of cell.entries()) {
          const line = matrix[offsets.indexOf(to - from)]
          if (line) line[first + from] = (line[first + from] ?? 0) + (shares[at] ?? 0) * (shares[other] ?? 0)
        }
      }
    }
  }
  /** Three points in a line that all are used: the middle one should lie between the others. */
  const lines: number[] = []
  for (const [step, columns, rows] of [
    [1, 1, 0],
    [net.width, 0, 1]
  ] as const) {
    for (let point = 0; point < points; point++) {
      const column = point % net.width
      const row = Math.floor(point / net.width)
      if (column < columns || column >= net.width - columns || row < rows || row >= net.height - rows) continue
      if (isUsed[point] && isUsed[point - step] && isUsed[point + step]) lines.push(point, step)
    }
  }
  const apply = (values: Float64Array): Float64Array => {
    const out = new Float64Array(points)
    for (const [index, offset] of offsets.entries()) {
      const line = matrix[index]
      if (!line) continue
      for (let point = Math.max(0, -offset); point < points - Math.max(0, offset); point++)
        out[point] = (out[point] ?? 0) + (line[point] ?? 0) * (values[point + offset] ?? 0)
    }
    for (let index = 0; index < lines.length; index += 2) {
      const point = lines[index] ?? 0
      const step = lines[index + 1] ?? 0
      const bend = evenness * (2 * (values[point] ?? 0) - (values[point - step] ?? 0) - (values[point + step] ?? 0))
      out[point] = (out[point] ?? 0) + 2 * bend
      out[point - step] = (out[point - step] ?? 0) - bend
      out[point + step] = (out[point + step] ?? 0) - bend
    }
    for (let point = 0; point < points; point++) if (!isUsed[point]) out[point] = 0
    return out
  }
  return { apply, wanted }
}

const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)

function fit(seen: Float32Array, isKnown: Uint8Array): Float64Array {
  const { guess: values, isUsed } = firstGuess(seen, isKnown)
  const { apply, wanted } = equations(seen, isKnown, isUsed)
  const reached = apply(values)
  const rest = wanted.map((value, point) => (isUsed[point] ? value - (reached[point] ?? 0) : 0))
  const way = rest.slice()
  let left = dot(rest, rest)
  for (let round = 0; round < 400 && left > 1e-12; round++) {
    const moved = apply(way)
    const length = left / dot(way, moved)
    for (let point = 0; point < points; point++) {
      values[point] = (values[point] ?? 0) + length * (way[point] ?? 0)
      rest[point] = (rest[point] ?? 0) - length * (moved[point] ?? 0)
    }
    const now = dot(rest, rest)
    for (let point = 0; point < points; point++) way[point] = (rest[point] ?? 0) + (now / left) * (way[point] ?? 0)
    left = now
  }
  return values
}

/** The net as the shop reads it: all places across, then all places down, little-endian. */
export function uvMapOf({ u, v, isKnown }: Seen): Buffer {
  const file = Buffer.alloc(points * 4)
  for (const [plane, seen] of [u, v].entries()) {
    for (const [point, place] of fit(seen, isKnown).entries())
      file.writeUInt16LE(encodeUv(place), (plane * points + point) * 2)
  }
  return file
}

/** What a net says of a pixel: place across and down. */
export function uvAt(file: Buffer, x: number, y: number): [number, number] {
  const [first, fx, fy, a, b, c] = corners(x, y)
  const read = (plane: number) => {
    const value = (point: number) => decodeUv(file.readUInt16LE((plane * points + point) * 2))
    return (
      a * value(first) + b * value(first + 1) + c * value(first + net.width) + fx * fy * value(first + net.width + 1)
    )
  }
  return [read(0), read(1)]
}
