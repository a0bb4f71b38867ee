/** Decodes 8-bit sRGB to linear light (IEC 61966-2-1). */
export const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const encoded = value / 255
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
})

const steps = 4096
const encodings = Uint8Array.from({ length: steps + 1 }, (_, index) => {
  const light = index / steps
  return Math.round(255 * (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))
})

/** Encodes linear light to 8-bit sRGB, clipped to 0 and 1. */
export function encode(light: number): number {
  const index = light <= 0 ? 0 : light >= 1 ? steps : (light * steps + 0.5) | 0
  return encodings[index] ?? 0
}

export type Rgb = readonly [number, number, number]

/** Linear light of a hex colour. */
export function linearOf(hex: string): Rgb {
  const channel = (at: number) => linear[Number.parseInt(hex.slice(at, at + 2), 16)] ?? 0
  return [channel(0), channel(2), channel(4)]
}
