import { linear } from './light.ts'

/** What is printed, in linear light, colours multiplied by alpha: red, green, blue, alpha. */
export interface Ink {
  width: number
  height: number
  data: Float32Array
}

/** Pixels of ink for a pixel of picture, each way: the four samples of a pixel blend what lies between. */
export const inkDensity = 1.5

/** Reads ink from pixels as pictures have them: red, green, blue in sRGB, alpha not multiplied. */
export function inkOf(pixels: Uint8Array | Uint8ClampedArray, width: number, height: number): Ink {
  const data = new Float32Array(width * height * 4)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255
    if (alpha === 0) continue
    data[at] = (linear[pixels[at] ?? 0] ?? 0) * alpha
    data[at + 1] = (linear[pixels[at + 1] ?? 0] ?? 0) * alpha
    data[at + 2] = (linear[pixels[at + 2] ?? 0] ?? 0) * alpha
    data[at + 3] = alpha
  }
  return { width, height, data }
}

/** Adds the ink at a place (0 to 1 both ways) to `out`, smoothed between the four nearest pixels. */
export function addInk({ width, height, data }: Ink, u: number, v: number, out: Float32Array): void {
  const x = Math.min(Math.max(u * width - 0.5, 0), width - 1.001)
  const y = Math.min(Math.max(v * height - 0.5, 0), height - 1.001)
  const left = x | 0
  const top = y | 0
  const fx = x - left
  const fy = y - top
  const at = (top * width + left) * 4
  const below = at + width * 4
  // Most of a print is empty.
  if ((data[at + 3] ?? 0) + (data[at + 7] ?? 0) + (data[below + 3] ?? 0) + (data[below + 7] ?? 0) === 0) return
  for (let channel = 0; channel < 4; channel++) {
    const upper = (data[at + channel] ?? 0) * (1 - fx) + (data[at + 4 + channel] ?? 0) * fx
    const lower = (data[below + channel] ?? 0) * (1 - fx) + (data[below + 4 + channel] ?? 0) * fx
    out[channel] = (out[channel] ?? 0) + upper * (1 - fy) + lower * fy
  }
}
