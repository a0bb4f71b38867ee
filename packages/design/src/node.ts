import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { allFaces } from './fonts/catalogue.ts'
import { type FontSet, createFontSet } from './fonts/font-set.ts'
import { type OpenFont, openFont } from './fonts/open-font.ts'
import type { FamilyRanges } from './fonts/ranges.ts'
import { unwrapWoffWith } from './fonts/woff.ts'

// Line segmentation by font and direction, for invoices, which use another shaper.
export { unwrapWoff } from './fonts/woff.ts'
export { itemise } from './text/itemise.ts'
export { linesOf } from './text/lines.ts'
export { visualRuns } from './text/visual-runs.ts'

const { resolve } = createRequire(import.meta.url)

const packages = new Set(allFaces.map((face) => face.package))

/** The package of a font file: the longest matching prefix. */
function packageOf(file: string): string {
  const names = [...packages].filter((name) => file.startsWith(`${name}-`))
  return names.reduce((longest, name) => (name.length > longest.length ? name : longest), '')
}

let fonts: Promise<FontSet> | undefined

async function fontsOnDisk(): Promise<FontSet> {
  const hb = await import('harfbuzzjs')
  const families = new Map<string, FamilyRanges>()
  const files = new Map<string, OpenFont>()

  const rangesOf = (family: string) => {
    const ranges =
      families.get(family) ??
      (JSON.parse(readFileSync(resolve(`@fontsource/${family}/unicode.json`), 'utf8')) as FamilyRanges)
    families.set(family, ranges)
    return ranges
  }
  const fontOf = (file: string) => {
    const font =
      files.get(file) ??
      openFont(
        hb,
        unwrapWoffWith(inflateSync, readFileSync(resolve(`@fontsource/${packageOf(file)}/files/${file}.woff`)))
      )
    files.set(file, font)
    return font
  }
  return createFontSet({ rangesOf, fontOf })
}

/** All bundled fonts. A file is read on first use and kept: most documents need two or three of hundreds. */
export function loadFonts(): Promise<FontSet> {
  fonts ??= fontsOnDisk()
  return fonts
}
