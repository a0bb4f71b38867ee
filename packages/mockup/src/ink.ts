import { linear } from './light.ts'

/** What is printed, in linear light, colours multiplied by alpha: red, green, blue, alpha. */
export interface Ink {
  width: number
  height: number
  data: Float32Array
}

/** Pixels of ink for a pixel of picture, each way: one smooth sample of it is as sharp as the picture can be. */
export const inkDensity = 1.25

/** Where a pixel's neighbour is further away than so many pixels of ink, the print turns away: four samples blend what lies between. */
export const widelyApart = 1.75

/** Reads ink from pixels as pictures have them: red, green, blue in sRGB, alpha not multiplied. */
export function inkOf(pixels: Uint8Array | Uint8ClampedArray, width: number, height: number): Ink {
  const data = new Float32Array(width * height * 4)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    if (alpha === 0) continue
    const share = alpha / 255
    data[at] = (linear[pixels[at] ?? 0] ?? 0) * share
    data[at + 1] = (linear[pixels[at + 1] ?? 0] ?? 0) * share
    data[at + 2] = (linear[pixels[at + 2] ?? 0] ?? 0) * share
    data[at + 3] = share
  }
  return { width, height, data }
}
