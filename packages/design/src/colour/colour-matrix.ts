import type { ImageNode } from '../document/nodes.ts'
import type { Adjustments, PictureEffect } from '../document/picture-colours.ts'
import { rounded } from '../svg/element.ts'

/**
 * Red, green, blue and 1, each from 0 to 1 in sRGB, to another red, green and blue: three rows of four, one after the other. What
 * comes out below 0 or above 1 ends there. This is all a browser, the painter of pictures and the printer need to agree on.
 */
export type ColourMatrix = readonly number[]

/** What grey a colour is seen as: the shares of filter effects (W3C, Filter Effects Module Level 1). */
export const grey = [0.2126, 0.7152, 0.0722] as const

const columns = 4

/** One after the other, as one; nothing ends at 0 or 1 between them. */
function after(second: ColourMatrix, first: ColourMatrix): ColourMatrix {
  const at = (matrix: ColourMatrix, row: number, column: number) => matrix[row * columns + column] ?? 0
  return Array.from({ length: 3 * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    const own = column === 3 ? at(second, row, 3) : 0
    return own + [0, 1, 2].reduce((sum, inner) => sum + at(second, row, inner) * at(first, inner, column), 0)
  })
}

/** Each colour by itself: times a factor, and more by an offset. */
const scaledBy = (factors: readonly [number, number, number], offset = 0): ColourMatrix =>
  factors.flatMap((factor, row) => [...[0, 1, 2].map((column) => (column === row ? factor : 0)), offset])

/** Every colour becomes the same line of grey: from one value to another. */
const alongGrey = (from: readonly number[], to: readonly number[]): ColourMatrix =>
  from.flatMap((dark, row) => [...grey.map((share) => share * ((to[row] ?? 0) - dark)), dark])

function saturated(share: number): ColourMatrix {
  return [0, 1, 2].flatMap((row) => [
    ...grey.map((weight, column) => weight * (1 - share) + (row === column ? share : 0)),
    0
  ])
}

/** How far the warmest light is from white, in red and blue. */
const warmest = 0.2

const makers = {
  brightness: (share: number) => scaledBy([1 + share, 1 + share, 1 + share]),
  contrast: (share: number) => scaledBy([1 + share, 1 + share, 1 + share], -share / 2),
  saturation: (share: number) => saturated(1 + share),
  warmth: (share: number) => scaledBy([1 + warmest * share, 1, 1 - warmest * share])
} satisfies Record<Exclude<keyof Adjustments, 'sharpness'>, (share: number) => ColourMatrix>

/** In the order light is dealt with: its colour, how much of it, then how it is spread. */
const order = ['warmth', 'brightness', 'contrast', 'saturation'] as const

function adjusted(adjust: Adjustments): ColourMatrix | undefined {
  const all = order.flatMap((name) => {
    const percent = adjust[name] ?? 0
    return percent === 0 ? [] : [makers[name](percent / 100)]
  })
  return all.length === 0 ? undefined : all.reduce((first, second) => after(second, first))
}

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)

/** As filter effects have it. */
const sepia: ColourMatrix = [0.393, 0.769, 0.189, 0, 0.349, 0.686, 0.168, 0, 0.272, 0.534, 0.131, 0]

/** Greys within a sixteenth around the level lie between black and white, so that edges are smooth. */
const steepness = 16

function made(effect: PictureEffect): ColourMatrix {
  switch (effect.type) {
    case 'greyscale':
      return alongGrey([0, 0, 0], [1, 1, 1])
    case 'sepia':
      return sepia
    case 'duotone':
      return alongGrey(channelsOf(effect.dark), channelsOf(effect.light))
    default: {
      const dark = 0.5 - (effect.level / 100) * steepness
      return alongGrey([dark, dark, dark], [dark + steepness, dark + steepness, dark + steepness])
    }
  }
}

/**
 * What is done to the colours of a picture, one after the other; undefined where they stay as they are. Numbers are rounded to what
 * SVG text holds.
 */
export function coloursOfPicture({
  adjust,
  effect
}: Pick<ImageNode, 'adjust' | 'effect'>): readonly ColourMatrix[] | undefined {
  const all = [adjust && adjusted(adjust), effect && made(effect)].filter((matrix) => matrix !== undefined)
  return all.length === 0 ? undefined : all.map((matrix) => matrix.map((value) => rounded(value, 5)))
}

/** Whole numbers of so many bits behind the point: a photo has millions of pixels, and this takes half the time of fractions. */
const shift = 16
const unit = 2 ** shift
const byte = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value)

/**
 * Changes pixels where they lie, by each matrix in turn: `channels` bytes each, of which the first three are red, green and blue.
 * What SVG filters of the same matrices show, give or take one of 255.
 */
export function recolourPixels(pixels: Uint8Array, channels: 3 | 4, matrices: readonly ColourMatrix[]): void {
  for (const matrix of matrices) {
    const [rr = 0, rg = 0, rb = 0, r1 = 0, gr = 0, gg = 0, gb = 0, g1 = 0, br = 0, bg = 0, bb = 0, b1 = 0] =
      Int32Array.from(matrix, (value, index) => Math.round(unit * (index % columns === 3 ? value * 255 + 0.5 : value)))
    for (let at = 0; at + 2 < pixels.length; at += channels) {
      const red = pixels[at] ?? 0
      const green = pixels[at + 1] ?? 0
      const blue = pixels[at + 2] ?? 0
      pixels[at] = byte((rr * red + rg * green + rb * blue + r1) >> shift)
      pixels[at + 1] = byte((gr * red + gg * green + gb * blue + g1) >> shift)
      pixels[at + 2] = byte((br * red + bg * green + bb * blue + b1) >> shift)
    }
  }
}
