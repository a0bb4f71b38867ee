import type { Rgb } from './linear.ts'

/** Luminance at which goods begin to count as white, and from which they do in full. */
const from = 0.55
const full = 0.85

/** How much longer white goods are exposed: the light of the bed alone leaves them grey. */
const gain = 1.34
/** Above the knee light is rolled off towards the most it may come to, so that folds stay visible in the brightest places. */
const knee = 0.7
const most = 0.98

const rolledOff = (light: number) => (light <= knee ? light : knee + (most - knee) * (1 - Math.exp((knee - light) / (most - knee))))

/** What the light of goods of a tint comes to: as it is for colours, brighter towards white. */
export function whiteExposure([red, green, blue]: Rgb): (light: number) => number {
  const place = Math.min(1, Math.max(0, (0.2126 * red + 0.7152 * green + 0.0722 * blue - from) / (full - from)))
  const share = place * place * (3 - 2 * place)
  return share === 0 ? (light) => light : (light) => light * (1 - share) + rolledOff(light * gain) * share
}
