import type { Point } from './matrix.ts'

/** Pattern layouts: a straight grid, or every other column or row shifted by half a copy. */
export const patternLayouts = ['straight', 'half-drop', 'brick'] as const
type PatternLayout = (typeof patternLayouts)[number]

/** Maximum number of copies in a pattern. */
export const patternLimit = 200

export interface Pattern {
  layout: PatternLayout
  /** Gap between copies in millimetres. */
  gapMm: number
}

interface Rectangle {
  width: number
  height: number
}

/** How many copies with gaps fit into a length, and the start of the first so that they are centred. */
function row(length: number, gap: number, within: number): { count: number; from: number; step: number } {
  const step = length + gap
  const count = Math.max(0, Math.floor((within + gap + 1e-6) / step))
  return { count, from: (within - (count * step - gap)) / 2, step }
}

/**
 * Centres of a pattern's copies, row by row, in millimetres from the field's top left corner. Only whole copies, as
 * many as fit, centred in the field. Copies beyond the limit are counted as well.
 */
export function patternPlaces({ width, height }: Rectangle, field: Rectangle, { layout, gapMm }: Pattern): Point[] {
  if (width <= 0 || height <= 0) return []
  const isBrick = layout === 'brick'
  const [along, across] = [row(width, gapMm, field.width), row(height, gapMm, field.height)]
  // Shifted lines may hold one copy fewer; all lines together are centred.
  const [lines, places] = isBrick ? [across, along] : [along, across]
  const half = layout === 'straight' ? 0 : places.step / 2
  const extent = isBrick ? field.width : field.height
  const length = isBrick ? width : height
  const used = places.count * places.step - gapMm
  const isShifted = half > 0 && lines.count > 1
  const fits = used + half <= extent + 1e-6
  const from = isShifted && fits ? (extent - used - half) / 2 : places.from
  const found: Point[] = []
  for (let line = 0; line < lines.count; line += 1) {
    const isOdd = isShifted && line % 2 === 1
    const count = places.count - (isOdd && !fits ? 1 : 0)
    for (let place = 0; place < count; place += 1) {
      const at = from + (isOdd ? half : 0) + place * places.step + length / 2
      const beside = lines.from + line * lines.step + (isBrick ? height : width) / 2
      found.push(isBrick ? { x: at, y: beside } : { x: beside, y: at })
    }
  }
  return found.toSorted((a, b) => a.y - b.y || a.x - b.x)
}
