import { whiteExposure } from './exposure.ts'
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

/** Steps from a pixel to its neighbours, on the artwork; written anew for every pixel, read at once. */
const step = { acrossU: 0, acrossV: 0, downU: 0, downV: 0 }

function measureStep({ print, width, height }: Passes, pixel: number): void {
  const at = pixel * 3
  const right = (pixel + 1) % width === 0 ? at : at + 3
  const below = pixel + width < width * height ? at + width * 3 : at
  const [u, v] = [print[at] ?? 0, print[at + 1] ?? 0]
  const isRightPrinted = (print[right + 2] ?? 0) > 0
  const isBelowPrinted = (print[below + 2] ?? 0) > 0
  step.acrossU = isRightPrinted ? ((print[right] ?? 0) - u) * unit : 0
  step.acrossV = isRightPrinted ? ((print[right + 1] ?? 0) - v) * unit : 0
  step.downU = isBelowPrinted ? ((print[below] ?? 0) - u) * unit : 0
  step.downV = isBelowPrinted ? ((print[below + 1] ?? 0) - v) * unit : 0
  if (Math.abs(step.acrossU) + Math.abs(step.acrossV) > farthest) step.acrossU = step.acrossV = 0
  if (Math.abs(step.downU) + Math.abs(step.downV) > farthest) step.downU = step.downV = 0
}

const quarter = 0.25

/** Sums what is printed under one pixel into `ink`: four samples over the pixel's own reach on the artwork. */
function printed(passes: Passes, texture: Texture, pixel: number, ink: Float32Array): void {
  measureStep(passes, pixel)
  const u = (passes.print[pixel * 3] ?? 0) * unit
  const v = (passes.print[pixel * 3 + 1] ?? 0) * unit
  const sumU = (step.acrossU + step.downU) * quarter
  const sumV = (step.acrossV + step.downV) * quarter
  const differenceU = (step.acrossU - step.downU) * quarter
  const differenceV = (step.acrossV - step.downV) * quarter
  ink.fill(0)
  sample(texture, u + sumU, v + sumV, ink)
  sample(texture, u - sumU, v - sumV, ink)
  sample(texture, u + differenceU, v + differenceV, ink)
  sample(texture, u - differenceU, v - differenceV, ink)
}

/**
 * Puts goods of a colour together, with something printed on them or nothing. All in linear light:
 *
 *   picture = bed · (1 − a) + a · (albedo · light + gloss),  albedo = tint under ink
 *
 * goods near to white exposed for white, and then what lies over it. Gives red, green, blue in sRGB, 8 bit.
 */
export function compose(passes: Passes, tint: string, texture?: Texture): Uint8Array {
  const { width, height, bed, light, print, over } = passes
  const picture = new Uint8Array(width * height * 3)
  const cloth = linearOf(tint).map(albedo) as [number, number, number]
  const exposed = whiteExposure(linearOf(tint))
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
        value = value * (1 - coverage) + coverage * exposed((own + inked) * diffuse + gloss)
      }
      if (overCover > 0) value = value * (1 - overCover) + (linear[over?.[pixel * 4 + channel] ?? 0] ?? 0) * overCover
      picture[at + channel] = encode(value)
    }
  }
  return picture
}
