import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Pixels, backdropOf } from './backdrop.ts'
import { type CutoutSettings } from './settings.ts'
import { cutRows, matteOf } from './matte.ts'
import { pngOf } from './png.ts'
import { distancesOf, regionOf } from './region.ts'
import { backgroundOf } from './work.ts'

type Colour = readonly [number, number, number, number?]

/** A picture with the colours of `colourAt`, plus noise of up to `grain` levels, like a camera's. The noise is the same every time. */
function painted(width: number, height: number, colourAt: (x: number, y: number) => Colour, grain = 0): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  let seed = 7
  const noise = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return (seed / 2_147_483_648 - 0.5) * 2 * grain
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue, alpha = 255] = colourAt(x, y)
      const by = noise()
      data.set([red + by, green + by, blue + by, alpha], (y * width + x) * 4)
    }
  }
  return { data, width, height }
}

/** Like the `ImageData` of a canvas: its properties are getters, which an object spread does not copy. */
class Canvas implements Pixels {
  readonly #pixels: Pixels
  constructor(pixels: Pixels) {
    this.#pixels = pixels
  }
  get data() {
    return this.#pixels.data
  }
  get width() {
    return this.#pixels.width
  }
  get height() {
    return this.#pixels.height
  }
}

const usual: CutoutSettings = { isFromEdges: true, picks: [], tolerance: 0.08, feather: 0, isEverywhere: false }

function cut(pixels: Pixels, settings: Partial<CutoutSettings> = {}): Pixels {
  const all = { ...usual, ...settings }
  return { ...pixels, data: backgroundOf(new Canvas(pixels)).cut(all) }
}

const alphaAt = ({ data, width }: Pixels, x: number, y: number) => data[(y * width + x) * 4 + 3]
const colourIn = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)
]
const countClear = ({ data }: Pixels) => data.filter((value, index) => index % 4 === 3 && value === 0).length

const green: Colour = [40, 180, 70]
const white: Colour = [250, 250, 250]
const red: Colour = [200, 40, 30]
const isInDisc = (x: number, y: number, radius: number) => Math.hypot(x - 50, y - 50) < radius
/** An anti-aliased disc: its edge is blended with the background, as by lenses and drawing programs. */
const disc =
  (radius: number, inside: Colour, outside: Colour) =>
  (x: number, y: number): Colour => {
    const share = Math.min(1, Math.max(0, radius - Math.hypot(x - 50, y - 50) + 0.5))
    const mixed = (part: 0 | 1 | 2) => inside[part] * share + outside[part] * (1 - share)
    return [mixed(0), mixed(1), mixed(2)]
  }

describe('a background taken out of a picture', () => {
  it('goes from the edges to the thing before it, grain and all, and leaves the thing as it was', () => {
    const photo = painted(100, 100, disc(30, red, green), 12)
    const after = cut(photo)
    expect([alphaAt(after, 0, 0), alphaAt(after, 99, 50), alphaAt(after, 50, 50)]).toEqual([0, 0, 255])
    expect(colourIn(after, 50, 50)).toEqual(colourIn(photo, 50, 50))
    const area = Math.PI * 30 * 30
    expect(Math.abs(100 * 100 - countClear(after) - area)).toBeLessThan(area * 0.1)
  })

  it('has what runs from light to dark follow its shades', () => {
    const lit = painted(100, 100, (x, y) => (isInDisc(x, y, 30) ? red : [140 + y, 150 + y, 155 + y]))
    const after = cut(lit)
    expect([alphaAt(after, 50, 2), alphaAt(after, 50, 97), alphaAt(after, 3, 50), alphaAt(after, 50, 50)]).toEqual([
      0, 0, 0, 255
    ])
  })

  it('leaves a thing that is cut off at one edge', () => {
    const person = painted(100, 100, (x, y) => (Math.abs(x - 50) < 25 && y > 40 ? red : white))
    const after = cut(person)
    expect([alphaAt(after, 50, 99), alphaAt(after, 2, 99), alphaAt(after, 50, 5)]).toEqual([255, 0, 0])
  })

  it('leaves the same colour inside the thing, unless it is asked for everywhere', () => {
    const ring = painted(100, 100, (x, y) => (isInDisc(x, y, 40) && !isInDisc(x, y, 20) ? red : white))
    expect(alphaAt(cut(ring), 50, 50)).toBe(255)
    expect(alphaAt(cut(ring, { isEverywhere: true }), 50, 50)).toBe(0)
    expect(alphaAt(cut(ring, { picks: [{ x: 0.5, y: 0.5 }] }), 50, 50)).toBe(0)
    const pointedAt = cut(ring, { isFromEdges: false, picks: [{ x: 0.5, y: 0.5 }] })
    expect([alphaAt(pointedAt, 50, 50), alphaAt(pointedAt, 1, 1)]).toEqual([0, 255])
  })

  it('reaches as far as it is told', () => {
    const close = painted(100, 100, (x, y) => (isInDisc(x, y, 30) ? [214, 226, 214] : white))
    expect(alphaAt(cut(close, { tolerance: 0.03 }), 50, 50)).toBe(255)
    expect(alphaAt(cut(close, { tolerance: 0.2 }), 50, 50)).toBe(0)
  })

  it('takes its colour out of the rim', () => {
    const photo = painted(100, 100, disc(30, red, green))
    const after = cut(photo)
    let seen = 0
    for (let x = 0; x < 100; x += 1) {
      const alpha = alphaAt(after, x, 50) ?? 0
      if (alpha === 0 || alpha === 255) continue
      seen += 1
      const [, before = 0] = colourIn(photo, x, 50)
      const [, now = 0] = colourIn(after, x, 50)
      expect(now).toBeLessThan(before)
    }
    expect(seen).toBeGreaterThan(0)
  })

  it('runs out softly where a feather is asked for, and outside of the thing alone', () => {
    const photo = painted(100, 100, (x, y) => (isInDisc(x, y, 40) ? red : white))
    const after = cut(photo, { feather: 80 })
    const rim = [11, 12, 13, 14, 15, 16, 17, 18, 19].map((x) => alphaAt(after, x, 50) ?? 0)
    expect(rim).toEqual(rim.toSorted((a, b) => a - b))
    expect(rim.filter((alpha) => alpha > 0 && alpha < 255).length).toBeGreaterThan(3)
    expect(alphaAt(after, 50, 50)).toBe(255)
  })

  it('keeps what was transparent, and goes on behind it', () => {
    const logo = painted(100, 100, (x, y) => (x < 20 ? [0, 0, 0, 0] : isInDisc(x, y, 25) ? red : white))
    const after = cut(logo)
    expect([alphaAt(after, 5, 50), alphaAt(after, 22, 3), alphaAt(after, 50, 50)]).toEqual([0, 0, 255])
  })

  it('is worked out small and cut large, the same in strips as at once', () => {
    const scene = (size: number) =>
      painted(size, size, (x, y) => disc(30, red, green)((x / size) * 100, (y / size) * 100))
    const [small, large] = [scene(100), scene(400)]
    const references = backdropOf(small)
    const matte = matteOf(regionOf(small, distancesOf(small, references), usual), small, references, {
      ...usual,
      feather: 20
    })
    const whole = { ...large, data: large.data.slice() }
    cutRows(whole, 0, 400, matte)
    const strips = large.data.slice()
    for (let top = 0; top < 400; top += 64) {
      const rows = Math.min(64, 400 - top)
      cutRows({ data: strips.subarray(top * 1600, (top + rows) * 1600), width: 400, height: rows }, top, 400, matte)
    }
    expect(strips).toEqual(whole.data)
    expect([alphaAt(whole, 3, 3), alphaAt(whole, 200, 200)]).toEqual([0, 255])
  })

  it.each([
    [1, 1],
    [1, 40],
    [3, 2]
  ])('is nothing strange in a picture of %i × %i pixels', (width, height) => {
    const after = cut(
      painted(width, height, () => white),
      { feather: 20, picks: [{ x: 1, y: 1 }] }
    )
    expect(countClear(after)).toBe(width * height)
  })
})

describe('a PNG written in strips', () => {
  /** Decodes a PNG as its specification says: undoes the row filters, which store differences from neighbouring bytes. */
  async function read(blob: Blob, width: number, height: number): Promise<number[]> {
    const bytes = Buffer.from(await blob.arrayBuffer())
    const data: Buffer[] = []
    for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12)
      if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
        data.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
    const rows = inflateSync(Buffer.concat(data))
    const out = Array.from({ length: width * height * 4 }, () => 0)
    for (let y = 0; y < height; y += 1) {
      const filter = rows[y * (width * 4 + 1)]
      for (let x = 0; x < width * 4; x += 1) {
        const [left, up, corner] = [
          x < 4 ? 0 : out[y * width * 4 + x - 4],
          y === 0 ? 0 : out[(y - 1) * width * 4 + x],
          x < 4 || y === 0 ? 0 : out[(y - 1) * width * 4 + x - 4]
        ].map((value) => value ?? 0) as [number, number, number]
        const paeth =
          [left, up, corner].toSorted(
            (a, b) => Math.abs(left + up - corner - a) - Math.abs(left + up - corner - b)
          )[0] ?? 0
        const guess = filter === 1 ? left : filter === 2 ? up : filter === 4 ? paeth : 0
        out[y * width * 4 + x] = ((rows[y * (width * 4 + 1) + 1 + x] ?? 0) + guess) & 0xff
      }
    }
    return out
  }
  // oxlint-disable-next-line require-await -- a canvas is read a strip at a time
  async function* stripsOf({ data, width, height }: Pixels, rows: number) {
    for (let top = 0; top < height; top += rows)
      yield new Uint8Array(data.buffer, top * width * 4, Math.min(rows, height - top) * width * 4)
  }

  it('holds every pixel', async () => {
    const picture = painted(37, 23, (x, y) => [x * 6, y * 9, (x * y) % 256, (x + y) % 3 === 0 ? 0 : 255], 20)
    const blob = await pngOf({ width: 37, height: 23, most: 1e6 }, stripsOf(picture, 5))
    expect(blob?.type).toBe('image/png')
    if (blob) expect(await read(blob, 37, 23)).toEqual([...picture.data])
  })

  it('is given up as soon as it is too large', async () => {
    const noisy = painted(200, 200, () => [128, 128, 128], 120)
    expect(await pngOf({ width: 200, height: 200, most: 2000 }, stripsOf(noisy, 20))).toBeUndefined()
  })
})
