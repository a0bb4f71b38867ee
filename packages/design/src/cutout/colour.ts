import { linearLight } from '../colour/linear-light.ts'

/** A colour in the perceptually uniform OKLab space, with its sRGB bytes. */
export interface Reference {
  lab: readonly [lightness: number, a: number, b: number]
  rgb: readonly [red: number, green: number, blue: number]
}

const linear = Float32Array.from({ length: 256 }, (_, byte) => linearLight(byte / 255))

/** Writes the OKLab of an sRGB colour to `to`, without allocating: it is called millions of times. */
export function toLab(red: number, green: number, blue: number, to: Float32Array): void {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0]
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
  to[0] = 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s
  to[1] = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s
  to[2] = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s
}

export function referenceOf(red: number, green: number, blue: number): Reference {
  const lab = new Float32Array(3)
  toLab(red, green, blue, lab)
  return { lab: [lab[0] ?? 0, lab[1] ?? 0, lab[2] ?? 0], rgb: [red, green, blue] }
}

/** Distance of a colour to the nearest reference, and that reference's index. */
export function nearest(lab: Float32Array, references: readonly Reference[]): { distance: number; index: number } {
  let [least, index] = [Infinity, -1]
  for (let at = 0; at < references.length; at += 1) {
    const reference = references[at]
    if (!reference) continue
    const l = (lab[0] ?? 0) - reference.lab[0]
    const a = (lab[1] ?? 0) - reference.lab[1]
    const b = (lab[2] ?? 0) - reference.lab[2]
    const square = l * l + a * a + b * b
    if (square < least) [least, index] = [square, at]
  }
  return { distance: Math.sqrt(least), index }
}
