import { facesFor } from './fonts/catalogue.ts'
import { type FontSet, createFontSet } from './fonts/font-set.ts'
import { fontUrls } from './fonts/urls.ts'

async function fetchFont(file: string): Promise<Uint8Array> {
  const url = fontUrls[file]
  const answer = url === undefined ? undefined : await fetch(url)
  if (!answer?.ok) throw new Error(`The font file ${file} could not be loaded.`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Loads bundled fonts over the network: those of the given ids with the fallbacks. */
export async function loadFonts(ids: readonly string[]): Promise<FontSet> {
  const sources = facesFor(ids).map(async ({ id, files }) => ({ id, data: await Promise.all(files.map(fetchFont)) }))
  return createFontSet(await Promise.all(sources))
}
