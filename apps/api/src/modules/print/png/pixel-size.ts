const millimetresPerInch = 25.4

const pixels = (millimetres: number, dotsPerInch: number) =>
  Math.max(1, Math.round((millimetres / millimetresPerInch) * dotsPerInch))

/** The size of an area in pixels at a resolution. */
export const pixelSize = (
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
  dotsPerInch: number
): { width: number; height: number } => ({
  width: pixels(widthMm, dotsPerInch),
  height: pixels(heightMm, dotsPerInch)
})
