import { type Tint, blackest, exposed, lightGain, whitest } from './description.ts'
import { type Ink, addInk } from './ink.ts'
import { type Layers, placeColumns, placeRows, placeStart, placeStep } from './layers.ts'
import { encode, linear } from './light.ts'

const quarter = 0.25

/** A place on the print and the steps to the neighbouring pixels; written anew for every pixel, read at once. */
const place = { u: 0, v: 0, acrossU: 0, acrossV: 0, downU: 0, downV: 0 }

function findPlace({ width, height, places: { across, down } }: Layers, x: number, y: number): void {
  const perPixelX = (placeColumns - 1) / width
  const perPixelY = (placeRows - 1) / height
  const gridX = (x + 0.5) * perPixelX
  const gridY = (y + 0.5) * perPixelY
  const [left, top] = [gridX | 0, gridY | 0]
  const [fx, fy] = [gridX - left, gridY - top]
  const at = top * placeColumns + left
  const below = at + placeColumns
  const [u00 = 0, u10 = 0, u01 = 0, u11 = 0] = [across[at], across[at + 1], across[below], across[below + 1]]
  const [v00 = 0, v10 = 0, v01 = 0, v11 = 0] = [down[at], down[at + 1], down[below], down[below + 1]]
  place.u = placeStart + placeStep * ((u00 * (1 - fx) + u10 * fx) * (1 - fy) + (u01 * (1 - fx) + u11 * fx) * fy)
  place.v = placeStart + placeStep * ((v00 * (1 - fx) + v10 * fx) * (1 - fy) + (v01 * (1 - fx) + v11 * fx) * fy)
  const [stepX, stepY] = [placeStep * perPixelX, placeStep * perPixelY]
  place.acrossU = stepX * ((u10 - u00) * (1 - fy) + (u11 - u01) * fy)
  place.acrossV = stepX * ((v10 - v00) * (1 - fy) + (v11 - v01) * fy)
  place.downU = stepY * ((u01 - u00) * (1 - fx) + (u11 - u10) * fx)
  place.downV = stepY * ((v01 - v00) * (1 - fx) + (v11 - v10) * fx)
}

/** Sums what is printed under one pixel into `sum`: four samples over the pixel's own reach on the print. */
function sumInk(layers: Layers, ink: Ink, x: number, y: number, sum: Float32Array): void {
  findPlace(layers, x, y)
  const alongU = (place.acrossU + place.downU) * quarter
  const alongV = (place.acrossV + place.downV) * quarter
  const athwartU = (place.acrossU - place.downU) * quarter
  const athwartV = (place.acrossV - place.downV) * quarter
  sum.fill(0)
  addInk(ink, place.u + alongU, place.v + alongV, sum)
  addInk(ink, place.u - alongU, place.v - alongV, sum)
  addInk(ink, place.u + athwartU, place.v + athwartV, sum)
  addInk(ink, place.u - athwartU, place.v - athwartV, sum)
}

export interface Scene {
  tint: Tint
  /** What is printed; none shows the blank. */
  ink?: Ink | undefined
}

/**
 * Puts goods of a colour together, with something printed on them or nothing (see `description.ts`). Writes red, green,
 * blue in sRGB into `picture`, and full alpha where it has room for four channels.
 */
export function compose(layers: Layers, { tint: { albedo, whiteness }, ink }: Scene, picture: Uint8Array | Uint8ClampedArray): void {
  const { width, height, bed, goods, over } = layers
  const channels = picture.length / (width * height)
  const sum = new Float32Array(4)
  for (let pixel = 0, x = 0, y = 0; pixel < width * height; pixel++, x = pixel % width, y += x === 0 ? 1 : 0) {
    const to = pixel * channels
    const from = pixel * 4
    if (channels === 4) picture[to + 3] = 255
    const coverage = (goods[from + 2] ?? 0) / 255
    const overCover = over ? (over[from + 3] ?? 0) / 255 : 0
    if (coverage === 0 && overCover === 0) {
      picture[to] = bed[pixel * 3] ?? 0
      picture[to + 1] = bed[pixel * 3 + 1] ?? 0
      picture[to + 2] = bed[pixel * 3 + 2] ?? 0
      continue
    }
    const mask = ink && coverage > 0 ? (goods[from + 3] ?? 0) / 255 : 0
    if (ink && mask > 0) sumInk(layers, ink, x, y, sum)
    const share = mask * quarter
    const inkCover = mask > 0 ? (sum[3] ?? 0) * share : 0
    const diffuse = (linear[goods[from] ?? 0] ?? 0) * lightGain
    const gloss = linear[goods[from + 1] ?? 0] ?? 0
    for (let channel = 0; channel < 3; channel++) {
      const cloth = (albedo[channel] ?? 0) * (1 - inkCover)
      const inked = inkCover > 0 ? blackest * inkCover + (sum[channel] ?? 0) * share * (whitest - blackest) : 0
      let value = exposed((cloth + inked) * diffuse + gloss, whiteness)
      if (coverage < 1) value = value * coverage + (linear[bed[pixel * 3 + channel] ?? 0] ?? 0) * (1 - coverage)
      if (overCover > 0) value = value * (1 - overCover) + (linear[over?.[from + channel] ?? 0] ?? 0) * overCover
      picture[to + channel] = encode(value)
    }
  }
}
