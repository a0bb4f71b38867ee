import { backdropOf, coverageOf } from './backdrop.ts'
import { lightGain } from './description.ts'
import { type Corners, type Homography, placeOn, printFrom } from './homography.ts'
import { type Layers, encodeUv, uvColumns, uvRows } from './layers.ts'
import { encode, linear } from './light.ts'

/** A photo of a blank product with its print corners. */
export interface Photograph {
  /** RGBA, one byte each. */
  pixels: Uint8Array
  width: number
  height: number
  /** Fractions of the picture's size. */
  corners: Corners
  /**
   * Dyed: one grey photo serves all colours, with the product separated from its backdrop. Otherwise the original
   * colours stay.
   */
  isDyed: boolean
  /** RGB shown behind transparent pixels. */
  bed: readonly [number, number, number]
}

/** Light of the brightest cloth, so that white ink looks as white as on the rendered models. */
const brightLight = 0.95
/** Reference light beneath ink on undyed products, at which ink keeps its colour. */
const usualLight = 0.78

/** Below this linear luminance, variation is mostly noise: folds show less on dark prints. */
const surelyLit = 0.05

/** Relative luminance of a pixel. */
const luminance = (pixels: Uint8Array, pixel: number): number =>
  0.2126 * (linear[pixels[pixel * 4] ?? 0] ?? 0) +
  0.7152 * (linear[pixels[pixel * 4 + 1] ?? 0] ?? 0) +
  0.0722 * (linear[pixels[pixel * 4 + 2] ?? 0] ?? 0)

/** A percentile of the luminance of some pixels. */
function luminanceAt(pixels: Uint8Array, among: (pixel: number) => boolean, share: number): number {
  const counts = new Uint32Array(1001)
  let count = 0
  for (let pixel = 0; pixel < pixels.length / 4; pixel++) {
    if (!among(pixel)) continue
    const step = Math.round(luminance(pixels, pixel) * 1000)
    counts[step] = (counts[step] ?? 0) + 1
    count++
  }
  let below = 0
  for (const [step, ofStep] of counts.entries()) {
    below += ofStep
    if (below > 0 && below >= count * share) return Math.max(0.001, step / 1000)
  }
  return 1
}

/** Print mask, 0 to 255, by distance to the nearest side in pixels. */
function maskOf({ width, height, corners }: Photograph): Uint8Array {
  const points = corners.map(({ x, y }) => ({ x: x * width, y: y * height }))
  const sides = points.map((from, index) => {
    const to = points[(index + 1) % 4] ?? from
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    return { from, x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  })
  // Seen from behind, the inside is on the other side of each line.
  const turn = Math.sign(
    sides.reduce((sum, { x, y }, index) => {
      const next = sides[(index + 1) % 4]
      return sum + x * (next?.y ?? 0) - y * (next?.x ?? 0)
    }, 0)
  )
  const mask = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let nearest = 1
      for (const side of sides) {
        const inside = turn * (side.x * (y + 0.5 - side.from.y) - side.y * (x + 0.5 - side.from.x)) + 0.5
        if (inside < nearest) nearest = inside
      }
      if (nearest > 0) mask[y * width + x] = Math.round(255 * nearest)
    }
  }
  return mask
}

function uvMapOf(map: Homography): Layers['uvMap'] {
  const [across, down] = [new Uint16Array(uvColumns * uvRows), new Uint16Array(uvColumns * uvRows)]
  for (let row = 0; row < uvRows; row++) {
    for (let column = 0; column < uvColumns; column++) {
      const place = placeOn(map, { x: column / (uvColumns - 1), y: row / (uvRows - 1) })
      across[row * uvColumns + column] = encodeUv(place.x)
      down[row * uvColumns + column] = encodeUv(place.y)
    }
  }
  return { across, down }
}

/** Light on the product, a byte per pixel, relative to the reference luminance. */
function lightOf({ pixels, width, height, isDyed }: Photograph, among: (pixel: number) => boolean): Uint8Array {
  const reference = luminanceAt(pixels, among, isDyed ? 0.95 : 0.6)
  const usual = isDyed ? brightLight : usualLight
  const trust = Math.min(1, reference / surelyLit)
  return Uint8Array.from({ length: width * height }, (_, pixel) => {
    const share = Math.min(1.4, luminance(pixels, pixel) / reference)
    return encode((usual * (1 + trust * (share - 1))) / lightGain)
  })
}

function backgroundOf(photograph: Photograph, coverage: Uint8Array | undefined): Uint8Array {
  const { pixels, bed } = photograph
  const backdrop = coverage && backdropOf(photograph)
  const background = new Uint8Array(pixels.length)
  for (let pixel = 0; pixel < pixels.length / 4; pixel++) {
    const alpha = (pixels[pixel * 4 + 3] ?? 0) / 255
    // Behind the edge of a dyed product, its original colour must not shine through.
    const isBehind = backdrop !== undefined && alpha === 1 && (coverage?.[pixel] ?? 0) > 0
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 4 + channel
      const seen = isBehind ? (backdrop[channel] ?? 0) : (pixels[at] ?? 0)
      const shown = coverage && alpha < 1 ? (bed[channel] ?? 0) : seen * alpha + (bed[channel] ?? 0) * (1 - alpha)
      background[at] = Math.round(shown)
    }
    background[pixel * 4 + 3] = 255
  }
  return background
}

/** Derives the layers of a view from a single photo, like those of the rendered models. */
export function photographLayers(photograph: Photograph): Layers {
  const { width, height, corners, isDyed } = photograph
  const mask = maskOf(photograph)
  const coverage = isDyed ? coverageOf(photograph) : undefined
  const light = lightOf(photograph, (pixel) => (coverage?.[pixel] ?? mask[pixel] ?? 0) > 200)
  const shading = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const covered = coverage?.[pixel] ?? 0
    shading[pixel * 4] = light[pixel] ?? 0
    shading[pixel * 4 + 2] = covered
    shading[pixel * 4 + 3] = Math.round((mask[pixel] ?? 0) * (coverage ? covered / 255 : 1))
  }
  return {
    width,
    height,
    above: 0,
    fullHeight: height,
    background: backgroundOf(photograph, coverage),
    shading,
    over: undefined,
    uvMap: uvMapOf(printFrom(corners))
  }
}
