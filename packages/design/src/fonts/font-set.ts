import { type FontFace, faceOf } from './catalogue.ts'
import { type Fallback, fallbacksFor, lastResort } from './fallbacks.ts'
import type { SetText } from './letters.ts'
import { type FontSource, neededFor } from './needed.ts'
import type { FontMetrics, ShapeOptions, ShapedGlyph } from './open-font.ts'
import { filesOf, mainFile } from './ranges.ts'

/** One file of a face: the part of its letters it holds, and how to shape them. */
interface FontPart {
  has(codePoint: number): boolean
  shape(text: string, start: number, length: number, options: ShapeOptions): ShapedGlyph[]
}

/**
 * The fonts a document's text is set in. Where a face of the asked id is not at hand, the last resort serves. A set
 * never changes what it answers, so that what is measured with it may be kept.
 */
export interface FontSet {
  has(id: string): boolean
  metricsOf(id: string): FontMetrics
  /** The files to look for a letter of a text in, best first. Never empty. */
  partsOf(id: string, text: string): readonly FontPart[]
  /** Whether nothing is still to be fetched for the texts: a letter without a glyph then has none in any font. */
  isCompleteFor(texts: Iterable<SetText>): boolean
}

/** What shapes letters without a glyph of their own: nothing that is drawn. */
const noGlyphs: ShapedGlyph[] = []

function partsOfFace(
  face: FontFace,
  { rangesOf, fontOf }: FontSource,
  { letters, isAsked }: { letters?: RegExp | undefined; isAsked: boolean }
): FontPart[] {
  const main = mainFile(face)
  return filesOf(face, rangesOf(face.package) ?? {}).map(({ name, covers }) => {
    // The face that was asked for is asked for everything; one that lends letters, only for those it was made for.
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

/** Makes a thing for each key, the first time it is asked for. */
function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

/** Puts fonts together so that each face is helped out by others, in an order that does not depend on what is at hand. */
export function createFontSet(source: FontSource): FontSet {
  const atHand = (id: string): FontFace => {
    const face = faceOf(id)
    return face && source.fontOf(mainFile(face)) ? face : lastResort
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
      if (!metrics) throw new RangeError(`A font set needs at least the font ${lastResort.id}.`)
      return metrics
    },
    partsOf: (id, text) => joined(fallbacksFor(text))(atHand(id)),
    isCompleteFor: (texts) => {
      const { families, files } = neededFor(texts, source)
      return families.size + files.size === 0
    }
  }
}
