import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { facesFor, packageOf } from './fonts/catalogue.ts'
import { type FontSet, createFontSet } from './fonts/font-set.ts'

// How a line is cut where fonts and directions change, for papers that are set with another shaper.
export { unwrapWoff } from './fonts/woff.ts'
export { itemise } from './text/itemise.ts'
export { linesOf } from './text/lines.ts'
export { visualRuns } from './text/visual-runs.ts'

const { resolve } = createRequire(import.meta.url)

/** Loads bundled fonts from disk: those of the given ids with the fallbacks, or all of them. */
export async function loadFonts(ids?: readonly string[]): Promise<FontSet> {
  const sources = facesFor(ids).map(async ({ id, files }) => ({
    id,
    data: await Promise.all(files.map((file) => readFile(resolve(`${packageOf(file)}/files/${file}.woff`))))
  }))
  return createFontSet(await Promise.all(sources))
}
