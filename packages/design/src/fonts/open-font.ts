import { createLruCache } from '../lru-cache.ts'
type OutlineCommand = 'M' | 'L' | 'Q' | 'C' | 'Z'

/** A segment of an outline; coordinates in em, y upwards. */
interface OutlineSegment {
  command: OutlineCommand
  values: readonly number[]
}

/** A shaped glyph; lengths in em, y upwards. `cluster` is the index of its first UTF-16 unit. */
export interface ShapedGlyph {
  cluster: number
  advance: number
  offsetX: number
  offsetY: number
  /**
   * Returns the glyph's outline; the same function per glyph. Layouts keep this function: the outline takes thirty
   * times its memory.
   */
  outline: () => readonly OutlineSegment[]
}

export interface FontMetrics {
  /** Extent above and below the baseline, in em; both positive. */
  ascent: number
  descent: number
}

export interface ShapeOptions {
  direction: 'ltr' | 'rtl'
  /** Disables optional ligatures, for text with letter spacing. */
  isSpaced?: boolean
}

/** A font file ready for shaping. */
export interface OpenFont {
  metrics: FontMetrics
  has(codePoint: number): boolean
  shape(text: string, start: number, length: number, options: ShapeOptions): ShapedGlyph[]
}

/**
 * Maximum number of cached outline segments of all fonts, 150 bytes each. A Latin glyph has about 20, a Chinese one 60,
 * a Korean one 150; all of them would take 400 MB.
 */
const segmentsKept = 200_000
const outlines = createLruCache<ShapedGlyph['outline'], readonly OutlineSegment[]>(
  segmentsKept,
  (outline) => outline.length + 1
)

/** The shaping engine. */
export type HarfBuzz = typeof import('harfbuzzjs')

/** Parses an sfnt font file (see `unwrapWoff`). */
export function openFont(hb: HarfBuzz, data: Uint8Array): OpenFont {
  const face = new hb.Face(new hb.Blob(data))
  const font = new hb.Font(face)
  const em = face.upem
  const known = new Set(face.collectUnicodes())
  const glyphs = new Map<number, ShapedGlyph['outline']>()
  const buffer = new hb.Buffer()
  const unligated = ['liga', 'clig'].map((tag) => new hb.Feature(tag, 0))

  const readOutline = (glyph: number): OutlineSegment[] =>
    font
      .glyphToJson(glyph)
      .map(({ type, values }) => ({ command: type as OutlineCommand, values: values.map((value) => value / em) }))

  const outlineOf = (glyph: number): ShapedGlyph['outline'] => {
    const known = glyphs.get(glyph)
    if (known) return known
    const outline = () => outlines.get(outline, () => readOutline(glyph))
    glyphs.set(glyph, outline)
    return outline
  }

  const shape: OpenFont['shape'] = (text, start, length, { direction, isSpaced = false }) => {
    buffer.clearContents()
    buffer.addText(text, start, length)
    buffer.guessSegmentProperties()
    buffer.setDirection(direction === 'rtl' ? hb.Direction.RTL : hb.Direction.LTR)
    hb.shape(font, buffer, isSpaced ? unligated : [])
    const positions = buffer.getGlyphPositions()
    return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      return {
        cluster,
        advance: xAdvance / em,
        offsetX: xOffset / em,
        offsetY: yOffset / em,
        outline: outlineOf(codepoint)
      }
    })
  }

  const { ascender, descender } = font.hExtents()
  return {
    metrics: { ascent: ascender / em, descent: -descender / em },
    has: (codePoint) => known.has(codePoint),
    shape
  }
}
