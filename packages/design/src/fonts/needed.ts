import { itemise } from '../text/itemise.ts'
import { type FontFace, faceOf } from './catalogue.ts'
import { fallbacksFor, lastResort } from './fallbacks.ts'
import type { SetText } from './letters.ts'
import type { OpenFont } from './open-font.ts'
import { type FamilyRanges, filesOf, mainFile } from './ranges.ts'

/** Where a set takes its fonts from: read from disk when they are asked for, or fetched before. */
export interface FontSource {
  /** Letters of a family's files; undefined where the family is not at hand. */
  rangesOf: (family: string) => FamilyRanges | undefined
  /** A file ready to set text; undefined where it is not at hand. */
  fontOf: (file: string) => OpenFont | undefined
}

/** What has to be fetched: packages of families whose files are not known yet, and files. */
export interface Needed {
  families: Set<string>
  files: Set<string>
}

/**
 * What setting texts lacks in a source, as far as can be told now: a file says what it holds once it is there, and a
 * letter it turns out not to hold is looked for in the next. Ask again until nothing is needed.
 */
export function neededFor(texts: Iterable<SetText>, source: FontSource): Needed {
  const families = new Set<string>()
  const files = new Set<string>()

  /** Files of a face that look through the source, and note what they would need. One that is not there is taken for the right one. */
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

  needFace(lastResort)
  for (const { font, text } of texts) {
    const face = faceOf(font) ?? lastResort
    needFace(face)
    const main = source.fontOf(mainFile(face))
    const own =
      main && source.rangesOf(face.package)
        ? [{ has: (codePoint: number) => main.has(codePoint) }, ...probes(face)]
        : []
    // Without its main file nothing is known of what else a face needs.
    if (own.length > 0) {
      const parts = [...own, ...fallbacksFor(text).flatMap((lender) => probes(lender.face, lender.letters))]
      itemise(text, 0, text.length, parts)
    }
  }
  return { families, files }
}
