import bidiFactory from 'bidi-js'
import type { FontSet, OutlineSegment } from '../fonts/font-set.ts'
import { itemise } from './itemise.ts'

const bidi = bidiFactory()

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

interface Run {
  start: number
  end: number
  level: number
}

/** Stretches of one embedding level, left to right as they are seen (UAX #9, rule L2). */
function visualRuns(line: string): { runs: Run[]; direction: 'ltr' | 'rtl' } {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(line)
  const runs: Run[] = []
  for (let index = 0; index < line.length; index++) {
    const level = levels[index] ?? 0
    const last = runs.at(-1)
    if (last?.level === level) last.end = index + 1
    else runs.push({ start: index, end: index + 1, level })
  }
  const highest = runs.reduce((most, { level }) => Math.max(most, level), 0)
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < runs.length; from++) {
      let to = from
      while (to < runs.length && (runs[to]?.level ?? 0) >= level) to++
      if (to > from + 1) runs.splice(from, to - from, ...runs.slice(from, to).toReversed())
      from = Math.max(from, to)
    }
  }
  return { runs, direction: (paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr' }
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
