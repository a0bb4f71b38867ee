import { lettersAt } from '../blob-reader.ts'

/** A 3 × 3 matrix in row-major order between linear RGB spaces. */
export type Matrix = readonly number[]

/** From the profile connection space XYZ D50 (ICC.1:2022) to linear sRGB. */
const toLinearSrgb: Matrix = [
  3.133_856_1, -1.616_866_7, -0.490_614_6, -0.978_768_4, 1.916_141_5, 0.033_454, 0.071_945_3, -0.228_991_4, 1.405_242_7
]
/** From Display P3, whose white point equals that of sRGB: CSS Color 4, 10.6. */
const fromDisplayP3: Matrix = [
  1.224_940_2, -0.224_940_2, 0, -0.042_057, 1.042_057, 0, -0.019_637_6, -0.078_636, 1.098_273_6
]
/** Code of P3's primaries in ITU-T H.273, table 2. */
const p3Primaries = 12
const identity: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1]
/** Matrices closer to sRGB than this differ only by rounding. */
const nearlySame = 0.02

/** Matrix to sRGB for coded primaries; undefined for sRGB and for codes that cameras do not write. */
export const wideToSrgb = (primaries: number): Matrix | undefined =>
  primaries === p3Primaries ? fromDisplayP3 : undefined

const times = (a: Matrix, b: Matrix): Matrix =>
  a.map((_, index) => {
    const [row, column] = [Math.floor(index / 3) * 3, index % 3]
    return [0, 1, 2].reduce((sum, k) => sum + (a[row + k] ?? 0) * (b[k * 3 + column] ?? 0), 0)
  })

/** Matrix to sRGB for an ICC profile, by its primaries; undefined for sRGB, or if they are missing. */
export function profileToSrgb(icc: DataView): Matrix | undefined {
  if (icc.byteLength < 132) return undefined
  const places = new Map<string, number>()
  for (let at = 132, left = Math.min(100, icc.getUint32(128)); left > 0 && at + 12 <= icc.byteLength; left -= 1) {
    places.set(lettersAt(icc, at, 4), icc.getUint32(at + 4))
    at += 12
  }
  const columns = ['rXYZ', 'gXYZ', 'bXYZ'].map((tag) => {
    const place = places.get(tag)
    return place === undefined || place + 20 > icc.byteLength
      ? undefined
      : [8, 12, 16].map((at) => icc.getInt32(place + at) / 65_536)
  })
  if (columns.includes(undefined)) return undefined
  const toXyz = [0, 1, 2].flatMap((row) => columns.map((column) => column?.[row] ?? 0))
  const matrix = times(toLinearSrgb, toXyz)
  return matrix.every((value, index) => Math.abs(value - (identity[index] ?? 0)) < nearlySame) ? undefined : matrix
}

const linear = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const encoded = (value: number) => (value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
/** Resolution of the lookup table for encoded values; fine enough to separate dark tones. */
const steps = 8192

/** Converts RGBA pixels to sRGB in place. Out-of-gamut colours are clipped. */
export function bringToSrgb(pixels: Uint8ClampedArray, matrix: Matrix): void {
  const light = Float32Array.from({ length: 256 }, (_, value) => linear(value / 255))
  const bytes = Uint8Array.from({ length: steps + 1 }, (_, step) => Math.round(encoded(step / steps) * 255))
  const byteOf = (value: number) => bytes[Math.round(Math.min(1, Math.max(0, value)) * steps)] ?? 0
  const [rr = 1, rg = 0, rb = 0, gr = 0, gg = 1, gb = 0, br = 0, bg = 0, bb = 1] = matrix
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r, g, b] = [light[pixels[at] ?? 0] ?? 0, light[pixels[at + 1] ?? 0] ?? 0, light[pixels[at + 2] ?? 0] ?? 0]
    pixels[at] = byteOf(rr * r + rg * g + rb * b)
    pixels[at + 1] = byteOf(gr * r + gg * g + gb * b)
    pixels[at + 2] = byteOf(br * r + bg * g + bb * b)
  }
}
