import type { FontSet, OutlineSegment } from '../fonts/font-set.ts'
import { itemise } from './itemise.ts'
import { visualRuns } from './visual-runs.ts'

/** A glyph on its line: origin in em from the line's left end, y upwards. */
export interface PlacedGlyph {
  x: number
  y: number
  /** Middle of the letter it belongs to, marks included: what a letter on a curve is turned around. */
  pivot: number
  /** Joins its neighbours, so that on a curve it is bent with them instead of turned. */
  isJoined: boolean
  outline: readonly OutlineSegment[]
}

export interface ShapedLine {
  glyphs: readonly PlacedGlyph[]
  /** Advance width in em. */
  width: number
  direction: 'ltr' | 'rtl'
}

/** Scripts whose letters touch along a line. */
const joinedScripts = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u

export interface LineStyle {
  font: string
  /** In em. */
  letterSpacing: number
  /** Left out, the letters decide. */
  direction?: 'ltr' | 'rtl' | undefined
}

/** Sets one line. Letter spacing is left out of scripts whose letters join. */
export function shapeLine(line: string, { font, letterSpacing, direction: asked }: LineStyle, fonts: FontSet): ShapedLine {
  const parts = fonts.partsOf(font)
  const { runs, direction } = visualRuns(line, asked)
  const glyphs: PlacedGlyph[] = []
  let pen = 0
  let lastSpacing = 0
  for (const { start, end, level } of runs) {
    const isRtl = level % 2 === 1
    const items = itemise(line, start, end, parts)
    for (const item of isRtl ? items.toReversed() : items) {
      const isJoined = joinedScripts.test(line.slice(item.start, item.start + item.length))
      const letters = Map.groupBy(item.part.shape(line, item.start, item.length, isRtl ? 'rtl' : 'ltr'), ({ cluster }) => cluster)
      for (const letter of letters.values()) {
        const pivot = pen + letter.reduce((width, { advance }) => width + advance, 0) / 2
        for (const { offsetX, offsetY, advance, outline } of letter) {
          glyphs.push({ x: pen + offsetX, y: offsetY, pivot, isJoined, outline })
          lastSpacing = isJoined || advance === 0 ? 0 : letterSpacing
          pen += advance + lastSpacing
        }
      }
    }
  }
  // The space after the last letter would push a centred line off its centre.
  return { glyphs, width: Math.max(0, pen - lastSpacing), direction }
}
