import { fallbackFonts } from './catalogue.ts'
import { unwrapWoff } from './woff.ts'

type OutlineCommand = 'M' | 'L' | 'Q' | 'C' | 'Z'

/** A piece of an outline; coordinates in em, y upwards. */
export interface OutlineSegment {
  command: OutlineCommand
  values: readonly number[]
}

/** A glyph where shaping put it; lengths in em, y upwards. `cluster` is the index of its first UTF-16 unit. */
interface ShapedGlyph {
  cluster: number
  advance: number
  offsetX: number
  offsetY: number
  outline: readonly OutlineSegment[]
}

export interface FontMetrics {
  /** Above and below the baseline, in em; both positive. */
  ascent: number
  descent: number
}

/** One file of a face: the part of its letters it holds, and how to shape them. */
export interface FontPart {
  has(codePoint: number): boolean
  shape(text: string, start: number, length: number, direction: 'ltr' | 'rtl'): ShapedGlyph[]
}

/** The fonts a document's text is set in. Without a face of the asked id the first fallback serves. */
export interface FontSet {
  has(id: string): boolean
  metricsOf(id: string): FontMetrics
  /** The files to look for a letter in, best first. Never empty. */
  partsOf(id: string): readonly FontPart[]
}

export interface FontSource {
  id: string
  /** Files of the face, WOFF or plain, the main subset first. */
  data: readonly Uint8Array[]
}

interface LoadedFace {
  parts: readonly FontPart[]
  metrics: FontMetrics
}

type HarfBuzz = typeof import('harfbuzzjs')

function loadPart(hb: HarfBuzz, data: Uint8Array): { part: FontPart; metrics: FontMetrics } {
  const face = new hb.Face(new hb.Blob(data))
  const font = new hb.Font(face)
  const em = face.upem
  const known = new Set(face.collectUnicodes())
  const outlines = new Map<number, readonly OutlineSegment[]>()

  const outlineOf = (glyph: number): readonly OutlineSegment[] => {
    const cached = outlines.get(glyph)
    if (cached) return cached
    const outline = font.glyphToJson(glyph).map(({ type, values }) => ({ command: type as OutlineCommand, values: values.map((value) => value / em) }))
    outlines.set(glyph, outline)
    return outline
  }

  const shape: FontPart['shape'] = (text, start, length, direction) => {
    const buffer = new hb.Buffer()
    buffer.addText(text, start, length)
    buffer.guessSegmentProperties()
    buffer.setDirection(direction === 'rtl' ? hb.Direction.RTL : hb.Direction.LTR)
    hb.shape(font, buffer)
    const positions = buffer.getGlyphPositions()
    return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      return { cluster, advance: xAdvance / em, offsetX: xOffset / em, offsetY: yOffset / em, outline: outlineOf(codepoint) }
    })
  }

  const { ascender, descender } = font.hExtents()
  return { part: { has: (codePoint) => known.has(codePoint), shape }, metrics: { ascent: ascender / em, descent: -descender / em } }
}

/**
 * Makes fonts ready for measuring and drawing. The shaping engine is fetched here, on first use, so that code which
 * only reads documents never carries it.
 */
export async function createFontSet(sources: readonly FontSource[]): Promise<FontSet> {
  const hb = await import('harfbuzzjs')
  const faces = new Map<string, LoadedFace>()
  for (const { id, data } of sources) {
    const loaded = (await Promise.all(data.map(unwrapWoff))).map((file) => loadPart(hb, file))
    const [main] = loaded
    if (!main) throw new RangeError(`The font ${id} came without a file.`)
    faces.set(id, { parts: loaded.map(({ part }) => part), metrics: main.metrics })
  }

  const fallbacks = [...fallbackFonts, ...faces.keys()].flatMap((id) => faces.get(id) ?? [])
  const [last] = fallbacks
  if (!last) throw new RangeError('A font set needs at least one font.')
  const fallbackParts = fallbackFonts.flatMap((id) => faces.get(id)?.parts ?? [])

  return {
    has: (id) => faces.has(id),
    metricsOf: (id) => (faces.get(id) ?? last).metrics,
    partsOf: (id) => [...(faces.get(id) ?? last).parts, ...fallbackParts]
  }
}
