const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const encoded = (light: number) => (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** The renderings are neutral, the background warm: factors for red, green and blue light. */
const tones = [1, 0.982, 0.945].map((share) =>
  Uint8Array.from({ length: 256 }, (_, value) => Math.round(255 * encoded(linear(value / 255) * share)))
)

/** Tints a neutral background in place. */
export function warmBackground(background: Uint8Array): Uint8Array {
  for (const [channel, tone] of tones.entries()) {
    for (let at = channel; at < background.length; at += 4) background[at] = tone[background[at] ?? 0] ?? 0
  }
  return background
}
