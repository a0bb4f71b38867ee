import type { Ink } from './ink.ts'
import { linear } from './light.ts'
import type { Samples } from './samples.ts'

/**
 * Ink on the product: premultiplied linear light per printed pixel, from the top left. It stays when only the product's
 * colour changes.
 */
export type LaidInk = Float32Array

/** Lays ink on a product with bilinear sampling. Unrolled by channel for performance. */
export function layInk({ pixels, of, at, shares }: Samples, { width, top, words }: Ink): LaidInk {
  const laid = new Float32Array(pixels * 4)
  for (let sample = 0; sample < of.length; sample++) {
    const x = at[sample * 2] ?? 0
    const y = at[sample * 2 + 1] ?? 0
    const left = x | 0
    const upper = y | 0
    const first = (upper - top) * width + left
    const a = words[first] ?? 0
    const b = words[first + 1] ?? 0
    const c = words[first + width] ?? 0
    const d = words[first + width + 1] ?? 0
    // Most of a print is empty, or of one colour.
    if ((a | b | c | d) >>> 24 === 0) continue
    const to = (of[sample] ?? 0) * 4
    const share = (shares[sample] ?? 0) / 255
    if (a === b && a === c && a === d) {
      const cover = (a >>> 24) * share
      laid[to] = (laid[to] ?? 0) + (linear[a & 255] ?? 0) * cover
      laid[to + 1] = (laid[to + 1] ?? 0) + (linear[(a >>> 8) & 255] ?? 0) * cover
      laid[to + 2] = (laid[to + 2] ?? 0) + (linear[(a >>> 16) & 255] ?? 0) * cover
      laid[to + 3] = (laid[to + 3] ?? 0) + cover
      continue
    }
    const fx = x - left
    const low = (y - upper) * share
    const high = share - low
    const w = (1 - fx) * high * (a >>> 24)
    const e = fx * high * (b >>> 24)
    const s = (1 - fx) * low * (c >>> 24)
    const t = fx * low * (d >>> 24)
    laid[to] =
      (laid[to] ?? 0) +
      (linear[a & 255] ?? 0) * w +
      (linear[b & 255] ?? 0) * e +
      (linear[c & 255] ?? 0) * s +
      (linear[d & 255] ?? 0) * t
    laid[to + 1] =
      (laid[to + 1] ?? 0) +
      (linear[(a >>> 8) & 255] ?? 0) * w +
      (linear[(b >>> 8) & 255] ?? 0) * e +
      (linear[(c >>> 8) & 255] ?? 0) * s +
      (linear[(d >>> 8) & 255] ?? 0) * t
    laid[to + 2] =
      (laid[to + 2] ?? 0) +
      (linear[(a >>> 16) & 255] ?? 0) * w +
      (linear[(b >>> 16) & 255] ?? 0) * e +
      (linear[(c >>> 16) & 255] ?? 0) * s +
      (linear[(d >>> 16) & 255] ?? 0) * t
    laid[to + 3] = (laid[to + 3] ?? 0) + w + e + s + t
  }
  return laid
}
