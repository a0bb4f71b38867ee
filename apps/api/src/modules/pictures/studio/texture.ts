import { paintSvg } from '../../../platform/paint-svg.ts'
import { linear } from './linear.ts'

/** A raster of what is printed, in linear light, colours multiplied by alpha: red, green, blue, alpha. */
export interface Texture {
  width: number
  height: number
  data: Float32Array
}

/** Neither side of a raster is ever larger, whatever the artwork's ratio. */
const longestSide = 2400

/** Rasterises an artwork to fill `box` pixels, its own ratio kept and the rest left empty. */
export async function rasterise(svg: string, box: { width: number; height: number }): Promise<Texture> {
  const scale = Math.min(1, longestSide / Math.max(box.width, box.height))
  const [width, height] = [Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(box.height * scale))]
  const { data: pixels, info } = await paintSvg(svg, { width, height }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width: imageWidth, height: imageHeight } = info
  const data = new Float32Array(width * height * 4)
  const [left, top] = [Math.floor((width - imageWidth) / 2), Math.floor((height - imageHeight) / 2)]
  for (let y = Math.max(0, -top); y < imageHeight && y + top < height; y++) {
    for (let x = Math.max(0, -left); x < imageWidth && x + left < width; x++) {
      const from = (y * imageWidth + x) * 4
      const to = ((y + top) * width + x + left) * 4
      const alpha = (pixels[from + 3] ?? 0) / 255
      if (alpha === 0) continue
      data[to + 3] = alpha
      for (let channel = 0; channel < 3; channel++) data[to + channel] = (linear[pixels[from + channel] ?? 0] ?? 0) * alpha
    }
  }
  return { width, height, data }
}

/** Adds the light at a place (0 to 1 both ways) to `out`, smoothed between the four nearest pixels. */
export function sample({ width, height, data }: Texture, u: number, v: number, out: Float32Array): void {
  const x = Math.min(Math.max(u * width - 0.5, 0), width - 1.001)
  const y = Math.min(Math.max(v * height - 0.5, 0), height - 1.001)
  const left = x | 0
  const top = y | 0
  const fx = x - left
  const fy = y - top
  const at = (top * width + left) * 4
  const below = at + width * 4
  // Most of an artwork is empty.
  if (((data[at + 3] ?? 0) + (data[at + 7] ?? 0) + (data[below + 3] ?? 0) + (data[below + 7] ?? 0)) === 0) return
  for (let channel = 0; channel < 4; channel++) {
    const upper = (data[at + channel] ?? 0) * (1 - fx) + (data[at + 4 + channel] ?? 0) * fx
    const lower = (data[below + channel] ?? 0) * (1 - fx) + (data[below + 4 + channel] ?? 0) * fx
    out[channel] = (out[channel] ?? 0) + upper * (1 - fy) + lower * fy
  }
}
