import sharp from 'sharp'

export const width = 1280
export const height = 1600

/** A value for every pixel of the picture. */
export type Field = Float32Array

export function field(value: (x: number, y: number) => number): Field {
  const made = new Float32Array(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) made[y * width + x] = value(x, y)
  return made
}

export const combine = (a: Field, b: Field, change: (a: number, b: number) => number): Field =>
  a.map((value, pixel) => change(value, b[pixel] ?? 0))

export const at = (from: Field, x: number, y: number): number =>
  from[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0

/** Reads SVG shapes, white on nothing, as a field from 0 to 1. */
export async function shapes(content: string): Promise<Field> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/><g fill="#fff">${content}</g></svg>`
  const pixels = await sharp(Buffer.from(svg)).toColourspace('b-w').extractChannel(0).raw().toBuffer()
  return Float32Array.from(pixels, (value) => value / 255)
}

function blurLines(
  from: Field,
  to: Field,
  radius: number,
  length: number,
  lines: number,
  step: number,
  lineStep: number
): void {
  const share = 1 / (2 * radius + 1)
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep
    const value = (index: number) => from[start + Math.min(length - 1, Math.max(0, index)) * step] ?? 0
    let sum = 0
    for (let index = -radius; index <= radius; index++) sum += value(index)
    for (let index = 0; index < length; index++) {
      to[start + index * step] = sum * share
      sum += value(index + radius + 1) - value(index - radius)
    }
  }
}

/** A blur close to Gaussian: three box blurs each way. */
export function blur(from: Field, sigma: number): Field {
  const radius = Math.max(1, Math.round(sigma))
  const [a, b] = [from.slice(), new Float32Array(from.length)]
  for (let pass = 0; pass < 3; pass++) {
    blurLines(a, b, radius, width, height, 1, width)
    blurLines(b, a, radius, height, width, width, 1)
  }
  return a
}

/** Moves a field by whole pixels; what comes in from outside is 0. */
export function shift(from: Field, dx: number, dy: number): Field {
  const [right, down] = [Math.round(dx), Math.round(dy)]
  return field((x, y) =>
    x < right || x - right >= width || y < down || y - down >= height ? 0 : at(from, x - right, y - down)
  )
}

/** Numbers that look random and are the same every time (mulberry32). */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Smooth unevenness about 0, within about 1, its bumps some `size` pixels across. */
export function unevenness(seed: number, size: number): Field {
  const next = random(seed)
  const soft = blur(
    field(() => next() - 0.5),
    size / 2
  )
  const most = soft.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0)
  return soft.map((value) => value / most)
}
