import type { FontSet, OutlineSegment } from '../fonts/font-set.ts'
import { itemise } from './itemise.ts'
import { visualRuns } from './visual-runs.ts'

/** A glyph on its line: origin in em from the line's left end, y upwards. */
interface PlacedGlyph {
  x: number
  y: number
  outline: readonly OutlineSegment[]
}

export interface ShapedLine {
  glyphs: readonly PlacedGlyph[]
  /** Advance width in em. */
  width: number
  direction: 'ltr' | 'rtl'
}

/** Sets one line. `letterSpacing` in em is left out of right-to-left runs, whose letters join. */
export function shapeLine(line: string, font: string, letterSpacing: number, fonts: FontSet): ShapedLine {
  const parts = fonts.partsOf(font)
  const { runs, direction } = visualRuns(line)
  const glyphs: PlacedGlyph[] = []
  let pen = 0
  let lastSpacing = 0
  for (const { start, end, level } of runs) {
    const isRtl = level % 2 === 1
    const items = itemise(line, start, end, parts)
    for (const item of isRtl ? items.toReversed() : items) {
      for (const glyph of item.part.shape(line, item.start, item.length, isRtl ? 'rtl' : 'ltr')) {
        glyphs.push({ x: pen + glyph.offsetX, y: glyph.offsetY, outline: glyph.outline })
        lastSpacing = isRtl || glyph.advance === 0 ? 0 : letterSpacing
        pen += glyph.advance + lastSpacing
      }
    }
  }
  // The space after the last letter would push a centred line off its centre.
  return { glyphs, width: Math.max(0, pen - lastSpacing), direction }
}
