import { toLab } from '../cutout/colour.ts'

/** Initial quantization of each channel. */
const steps = 16
/** OKLab distance below which two swatches look alike. */
const alike = 0.09
/** Colours below this fraction of a picture are ignored. */
const leastShare = 0.002
const opaque = 128

interface Bin {
  weight: number
  rgb: [number, number, number]
}

const hexOf = ({ weight, rgb }: Bin) =>
  `#${rgb
    .map((sum) =>
      Math.round(sum / weight)
        .toString(16)
        .padStart(2, '0')
    )
    .join('')}`

function labOf({ weight, rgb: [red, green, blue] }: Bin): Float32Array {
  const lab = new Float32Array(3)
  toLab(Math.round(red / weight), Math.round(green / weight), Math.round(blue / weight), lab)
  return lab
}

const distance = (a: Float32Array, b: Float32Array) =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0), (a[2] ?? 0) - (b[2] ?? 0))

/** The dominant colours of a picture, most frequent first, at most `most`; transparent pixels are ignored. */
export function paletteOf({ data }: Pick<ImageData, 'data'>, most = 6): string[] {
  const bins = new Map<number, Bin>()
  let total = 0
  for (let at = 0; at + 3 < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < opaque) continue
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const key =
      (((red / 256) * steps) | 0) * steps * steps + (((green / 256) * steps) | 0) * steps + (((blue / 256) * steps) | 0)
    const bin = bins.get(key)
    total += 1
    if (bin) {
      bin.weight += 1
      bin.rgb[0] += red
      bin.rgb[1] += green
      bin.rgb[2] += blue
    } else bins.set(key, { weight: 1, rgb: [red, green, blue] })
  }
  const left = [...bins.values()]
    .filter(({ weight }) => weight >= total * leastShare)
    .map((bin) => ({ bin, lab: labOf(bin), nearest: 1 }))
  const chosen: Bin[] = []
  while (chosen.length < most) {
    // Frequent, and distinct from the colours chosen already.
    const [best] = left
      .filter(({ nearest }) => nearest >= alike)
      .toSorted((a, b) => b.bin.weight * b.nearest ** 2 - a.bin.weight * a.nearest ** 2)
    if (!best) break
    chosen.push(best.bin)
    for (const one of left) one.nearest = Math.min(one.nearest, distance(one.lab, best.lab))
  }
  return chosen.map(hexOf)
}
