import type { Point } from './matrix.ts'

/** How copies of a pattern stand: in rows and columns, or every other column, or row, half a copy further on. */
export const patternLayouts = ['straight', 'half-drop', 'brick'] as const
type PatternLayout = (typeof patternLayouts)[number]

/** Copies a pattern has at most. */
export const patternLimit = 200

export interface Pattern {
  layout: PatternLayout
  /** Millimetres between copies. */
  gapMm: number
}

interface Rectangle {
  width: number
  height: number
}

/** How many lengths with gaps between them go into a length, and where the first begins so that they stand in its middle. */
function row(length: number, gap: number, within: number): { count: number; from: number; step: number } {
  const step = length + gap
  const count = Math.max(0, Math.floor((within + gap + 1e-6) / step))
  return { count, from: (within - (count * step - gap)) / 2, step }
}

/**
 * Where the middles of a pattern's copies lie, in millimetres from a field's upper left corner: whole copies only, as
 * many as there is room for, the field's middle in theirs. Row after row. Those beyond the limit are counted, too.
 */
export function patternPlaces({ width, height }: Rectangle, field: Rectangle, { layout, gapMm }: Pattern): Point[] {
  if (width <= 0 || height <= 0) return []
  const isBrick = layout === 'brick'
  const [along, across] = [row(width, gapMm, field.width), row(height, gapMm, field.height)]
  // Lines that are moved on by half a copy may hold one fewer; all of them together stand in the middle.
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
