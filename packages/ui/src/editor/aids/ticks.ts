/** Minimum pixel distance of ruler labels. */
const figurePx = 52
const steps = { mm: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000], in: [0.25, 0.5, 1, 2, 5, 10, 20, 50] }

export interface Tick {
  /** In pixels of the ruler. */
  px: number
  /** Label in the unit; undefined for minor ticks. */
  figure: number | undefined
}

/** Ticks of a ruler of a length in pixels, with its zero at `origin`. */
export function ticksOf({
  origin,
  scale,
  lengthPx,
  unitMm
}: {
  origin: number
  scale: number
  lengthPx: number
  unitMm: number
}): Tick[] {
  const unitPx = scale * unitMm
  const list = unitMm === 1 ? steps.mm : steps.in
  const step = list.find((one) => one * unitPx >= figurePx) ?? list.at(-1) ?? 1
  const parts = unitMm === 1 ? 5 : 4
  const partPx = (step * unitPx) / parts
  const [first, last] = [Math.ceil(-origin / partPx), Math.floor((lengthPx - origin) / partPx)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const part = first + index
    return { px: origin + part * partPx, figure: part % parts === 0 ? (part / parts) * step : undefined }
  })
}
