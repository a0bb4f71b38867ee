import { type Tint, minReflectance, maxBrightness, exposed, inFolds, lightGain, maxReflectance } from './description.ts'
import { wordsOf } from './ink.ts'
import type { LaidInk } from './lay-ink.ts'
import type { Layers } from './layers.ts'
import { encode, linear } from './light.ts'

/** Quantization of light, finer than the eye resolves. */
const steps = 4096

let kept = { whiteness: Number.NaN, tones: new Uint8Array() }

/** Tone curve for a product's whiteness. */
function tonesOf(whiteness: number): Uint8Array {
  if (kept.whiteness !== whiteness)
    kept = {
      whiteness,
      tones: Uint8Array.from({ length: Math.ceil(maxBrightness * steps) + 1 }, (_, step) =>
        encode(exposed(step / steps, whiteness))
      )
    }
  return kept.tones
}

export interface Scene {
  tint: Tint
  /** The print; undefined for the blank product. */
  ink?: LaidInk | undefined
}

/**
 * Composes a product picture (see `description.ts`): writes opaque sRGB to `picture`. Unrolled by channel for
 * performance.
 */
export function compose(
  layers: Layers,
  { tint: { albedo, darkening, whiteness }, ink }: Scene,
  picture: Uint8Array | Uint8ClampedArray
): void {
  const { background, over } = layers
  const [backgrounds, shading, overs, pixels] = [
    wordsOf(layers.background),
    wordsOf(layers.shading),
    over && wordsOf(over),
    wordsOf(picture)
  ]
  const tones = tonesOf(whiteness)
  const [redLights, greenLights, blueLights] = [0, 1, 2].map((channel) =>
    linear.map((light) => inFolds(light * lightGain, darkening[channel] ?? 0))
  ) as [Float32Array, Float32Array, Float32Array]
  const [clothRed, clothGreen, clothBlue] = albedo
  const inkSpan = maxReflectance - minReflectance
  // Results for unprinted pixels by light and gloss, cached: few combinations occur.
  const unprinted = new Uint32Array(0x1_00_00)
  let printed = -4
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    const part = shading[pixel] ?? 0
    const coverage = (part >>> 16) & 255
    const isPrinted = part > 0xff_ff_ff
    if (isPrinted) printed += 4
    const onTop = overs ? (overs[pixel] ?? 0) : 0
    const overCover = onTop >>> 24
    const cover = ink !== undefined && isPrinted ? (ink[printed + 3] ?? 0) : 0
    if (coverage === 0 && overCover === 0) {
      pixels[pixel] = backgrounds[pixel] ?? 0
      if (ink === undefined || cover === 0) continue
      // Photographed products keep their original pixels beside and under the ink.
      const light = redLights[part & 255] ?? 0
      for (let channel = 0; channel < 3; channel++) {
        const at = pixel * 4 + channel
        const printedLight = exposed(
          (minReflectance + ((ink[printed + channel] ?? 0) / cover) * inkSpan) * light,
          whiteness
        )
        picture[at] = encode(printedLight * cover + (linear[background[at] ?? 0] ?? 0) * (1 - cover))
      }
      continue
    }
    if (overCover === 255) {
      pixels[pixel] = onTop
      continue
    }
    const isWhole = coverage === 255 && overCover === 0
    if (isWhole && cover === 0) {
      const known = unprinted[part & 0xff_ff] ?? 0
      if (known !== 0) {
        pixels[pixel] = known
        continue
      }
    }
    let red = clothRed
    let green = clothGreen
    let blue = clothBlue
    if (ink !== undefined && cover > 0) {
      red = clothRed * (1 - cover) + minReflectance * cover + (ink[printed] ?? 0) * inkSpan
      green = clothGreen * (1 - cover) + minReflectance * cover + (ink[printed + 1] ?? 0) * inkSpan
      blue = clothBlue * (1 - cover) + minReflectance * cover + (ink[printed + 2] ?? 0) * inkSpan
    }
    const diffuse = part & 255
    const gloss = linear[(part >>> 8) & 255] ?? 0
    red = red * (redLights[diffuse] ?? 0) + gloss
    green = green * (greenLights[diffuse] ?? 0) + gloss
    blue = blue * (blueLights[diffuse] ?? 0) + gloss
    if (isWhole) {
      const toned =
        0xff_00_00_00 |
        ((tones[(blue * steps + 0.5) | 0] ?? 0) << 16) |
        ((tones[(green * steps + 0.5) | 0] ?? 0) << 8) |
        (tones[(red * steps + 0.5) | 0] ?? 0)
      pixels[pixel] = toned
      if (cover === 0) unprinted[part & 0xff_ff] = toned
      continue
    }
    // Edges and overlays.
    for (let channel = 0; channel < 3; channel++) {
      const lit = exposed(channel === 0 ? red : channel === 1 ? green : blue, whiteness)
      const at = pixel * 4 + channel
      const grounded = lit * (coverage / 255) + (linear[background[at] ?? 0] ?? 0) * (1 - coverage / 255)
      picture[at] = encode(grounded * (1 - overCover / 255) + (linear[over?.[at] ?? 0] ?? 0) * (overCover / 255))
    }
    picture[pixel * 4 + 3] = 255
  }
}
