import { type Rgb, encode, linear, linearOf } from './linear.ts'
import type { Passes } from './passes.ts'
import { type Texture, sample } from './texture.ts'

/** Light of the passes by the number they hold: white stands for a quarter more than full. */
const lightGain = 1.25

/** What the whitest and the blackest cloth or ink give back; nothing real is 0 or 1, and folds must show in both. */
const whitest = 0.87
const blackest = 0.011

/** The bed is warm where the renderings are neutral. */
const bedWarmth: Rgb = [1, 0.982, 0.945]

const albedo = (light: number) => blackest + light * (whitest - blackest)

/** A place further from its neighbour than this lies across an edge, not beside it. */
const farthest = 0.03

const unit = 1 / 65_535

/** Sums what is printed under one pixel into `ink`: four samples over the pixel's own reach on the artwork. */
function printed({ print, width, height }: Passes, texture: Texture, pixel: number, ink: Float32Array): void {
  const at = pixel * 3
  const u = (print[at] ?? 0) * unit
  const v = (print[at + 1] ?? 0) * unit
  const reach = (next: number, own: number) => {
    if ((print[next + 2] ?? 0) === 0) return [0, 0] as const
    const [du, dv] = [(print[next] ?? 0) * unit - u, (print[next + 1] ?? 0) * unit - v]
    return Math.abs(du) + Math.abs(dv) < farthest && own !== next ? ([du, dv] as const) : ([0, 0] as const)
  }
  const [acrossU, acrossV] = reach((pixel % width) + 1 < width ? at + 3 : at, at)
  const [downU, downV] = reach(pixel + width < width * height ? at + width * 3 : at, at)
  ink.fill(0)
  for (const i of [-0.25, 0.25]) {
    for (const j of [-0.25, 0.25]) sample(texture, u + acrossU * i + downU * j, v + acrossV * i + downV * j, ink)
  }
}

/**
 * Puts goods of a colour together, with something printed on them or nothing. All in linear light:
 *
 *   picture = bed · (1 − a) + a · (albedo · light + gloss),  albedo = tint under ink
 *
 * and then what lies over it. Gives red, green, blue in sRGB, 8 bit.
 */
export function compose(passes: Passes, tint: string, texture?: Texture): Uint8Array {
  const { width, height, bed, light, print, over } = passes
  const picture = new Uint8Array(width * height * 3)
  const cloth = linearOf(tint).map(albedo) as [number, number, number]
  const ink = new Float32Array(4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 3
    const coverage = (light[at + 2] ?? 0) / 255
    const mask = texture && coverage > 0 ? (print[at + 2] ?? 0) * unit : 0
    if (texture && mask > 0) printed(passes, texture, pixel, ink)
    const inkCover = mask > 0 ? ((ink[3] ?? 0) / 4) * mask : 0
    const diffuse = (linear[light[at] ?? 0] ?? 0) * lightGain
    const gloss = linear[light[at + 1] ?? 0] ?? 0
    const overCover = over ? (over[pixel * 4 + 3] ?? 0) / 255 : 0
    for (let channel = 0; channel < 3; channel++) {
      let value = (linear[bed[at + channel] ?? 0] ?? 0) * (bedWarmth[channel] ?? 1)
      if (coverage > 0) {
        const own = (cloth[channel] ?? 0) * (1 - inkCover)
        const inked = inkCover > 0 ? blackest * inkCover + ((ink[channel] ?? 0) / 4) * mask * (whitest - blackest) : 0
        value = value * (1 - coverage) + coverage * ((own + inked) * diffuse + gloss)
      }
      if (overCover > 0) value = value * (1 - overCover) + (linear[over?.[pixel * 4 + channel] ?? 0] ?? 0) * overCover
      picture[at + channel] = encode(value)
    }
  }
  return picture
}
