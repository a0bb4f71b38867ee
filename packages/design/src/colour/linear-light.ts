/** Converts an sRGB channel to linear light, both 0 to 1 (IEC 61966-2-1). */
export const linearLight = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
