import { itemise } from '../text/itemise.ts'
import { type FontFace, faceOf } from './catalogue.ts'
import { fallbacksFor, fallbackFace } from './fallbacks.ts'
import type { TextInFont } from './used-characters.ts'
import type { OpenFont } from './open-font.ts'
import { type FamilyRanges, filesOf, mainFile } from './ranges.ts'

/** Source of a font set: files read from disk on demand, or fetched before. */
export interface FontSource {
  /** Character ranges of a family's files; undefined if not available. */
  rangesOf: (family: string) => FamilyRanges | undefined
  /** A parsed font file; undefined if not available. */
  fontOf: (file: string) => OpenFont | undefined
}

/** Families whose ranges are unknown, and files, that have to be fetched. */
export interface Needed {
  families: Set<string>
  files: Set<string>
}

/**
 * What layout of the texts still lacks, as far as known: coverage of a file is exact only once it is loaded, and
 * missing glyphs move on to the next file. Call again until nothing is needed.
 */
export function neededFor(texts: Iterable<TextInFont>, source: FontSource): Needed {
  const families = new Set<string>()
  const files = new Set<string>()

  /** Files of a face that record what they would need. A file that is not loaded counts as covering its range. */
  const probes = (face: FontFace, letters?: RegExp) => {
    const ranges = source.rangesOf(face.package)
    const mayLend = (codePoint: number) => letters?.test(String.fromCodePoint(codePoint)) ?? true
    const want = (wanted: Set<string>, name: string) => {
      wanted.add(name)
      return true
    }
    if (!ranges) return [{ has: (codePoint: number) => mayLend(codePoint) && want(families, face.package) }]
    return filesOf(face, ranges).map(({ name, covers }) => ({
      has: (codePoint: number) =>
        covers(codePoint) && mayLend(codePoint) && (source.fontOf(name)?.has(codePoint) ?? want(files, name))
    }))
  }

  const needFace = (face: FontFace) => {
    if (!source.rangesOf(face.package)) families.add(face.package)
    if (!source.fontOf(mainFile(face))) files.add(mainFile(face))
  }

  needFace(fallbackFace)
  for (const { font, text } of texts) {
    const face = faceOf(font) ?? fallbackFace
    needFace(face)
    const main = source.fontOf(mainFile(face))
    const own =
      main && source.rangesOf(face.package)
        ? [{ has: (codePoint: number) => main.has(codePoint) }, ...probes(face)]
        : []
    // The other files of a face depend on its main file.
    if (own.length > 0) {
      const parts = [...own, ...fallbacksFor(text).flatMap((lender) => probes(lender.face, lender.letters))]
      itemise(text, 0, text.length, parts)
    }
  }
  return { families, files }
}
