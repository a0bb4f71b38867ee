import { type FontFace, faceOf } from './catalogue.ts'
import { type Fallback, fallbacksFor, fallbackFace } from './fallbacks.ts'
import type { TextInFont } from './used-characters.ts'
import { type FontSource, neededFor } from './needed.ts'
import type { FontMetrics, ShapeOptions, ShapedGlyph } from './open-font.ts'
import { filesOf, mainFile } from './ranges.ts'

/** One file of a face: its character subset, and its shaper. */
interface FontPart {
  has(codePoint: number): boolean
  shape(text: string, start: number, length: number, options: ShapeOptions): ShapedGlyph[]
}

/**
 * Fonts for text layout. An unavailable face falls back to `fallbackFace`. A set is immutable, so measurements with it
 * may be cached.
 */
export interface FontSet {
  has(id: string): boolean
  metricsOf(id: string): FontMetrics
  /** The files to search for a text's characters, best first. Never empty. */
  partsOf(id: string, text: string): readonly FontPart[]
  /** Whether nothing is left to fetch for the texts: a missing glyph is then missing in all fonts. */
  isCompleteFor(texts: Iterable<TextInFont>): boolean
}

/** Shaping result without fonts: nothing is drawn. */
const noGlyphs: ShapedGlyph[] = []

function partsOfFace(
  face: FontFace,
  { rangesOf, fontOf }: FontSource,
  { letters, isAsked }: { letters?: RegExp | undefined; isAsked: boolean }
): FontPart[] {
  const main = mainFile(face)
  return filesOf(face, rangesOf(face.package) ?? {}).map(({ name, covers }) => {
    // The requested face serves all characters; a fallback only those it is meant for.
    const mayHave =
      isAsked && name === main
        ? () => true
        : (codePoint: number) => covers(codePoint) && (letters?.test(String.fromCodePoint(codePoint)) ?? true)
    return {
      has: (codePoint) => mayHave(codePoint) && (fontOf(name)?.has(codePoint) ?? false),
      shape: (text, start, length, options) => fontOf(name)?.shape(text, start, length, options) ?? noGlyphs
    }
  })
}

/** Memoizes a function by key. */
function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

/** Combines fonts with their fallbacks. The fallback order does not depend on which files are loaded. */
export function createFontSet(source: FontSource): FontSet {
  const atHand = (id: string): FontFace => {
    const face = faceOf(id)
    return face && source.fontOf(mainFile(face)) ? face : fallbackFace
  }
  const own = once((face: FontFace) => partsOfFace(face, source, { isAsked: true }))
  const lent = once((order: readonly Fallback[]) =>
    order.flatMap(({ face, letters }) => partsOfFace(face, source, { letters, isAsked: false }))
  )
  const joined = once((order: readonly Fallback[]) =>
    once((face: FontFace): readonly FontPart[] => [...own(face), ...lent(order)])
  )

  return {
    has: (id) => atHand(id).id === id,
    metricsOf: (id) => {
      const metrics = source.fontOf(mainFile(atHand(id)))?.metrics
      if (!metrics) throw new RangeError(`A font set needs at least the font ${fallbackFace.id}.`)
      return metrics
    },
    partsOf: (id, text) => joined(fallbacksFor(text))(atHand(id)),
    isCompleteFor: (texts) => {
      const { families, files } = neededFor(texts, source)
      return families.size + files.size === 0
    }
  }
}
