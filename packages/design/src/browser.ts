import { faceOf } from './fonts/catalogue.ts'
import { fetchedOnce } from './fonts/fetched-once.ts'
import { type FontSet, createFontSet } from './fonts/font-set.ts'
import type { TextInFont } from './fonts/used-characters.ts'
import { neededFor } from './fonts/needed.ts'
import { type OpenFont, openFont } from './fonts/open-font.ts'
import type { FamilyRanges } from './fonts/ranges.ts'
import { unwrapWoff } from './fonts/woff.ts'

interface Family {
  ranges: FamilyRanges
  urls: Readonly<Record<string, string>>
}

/** Font families fetched by this page so far. */
const families = new Map<string, Family>()
const fonts = new Map<string, OpenFont>()
const underway = new Map<string, Promise<void>>()
let current: FontSet | undefined

/** Deduplicates concurrent fetches by name. A failed fetch may be retried. */
function once(name: string, fetchIt: () => Promise<void>): Promise<void> {
  const going = underway.get(name) ?? fetchIt().finally(() => underway.delete(name))
  underway.set(name, going)
  return going
}

/** Its module awaits WebAssembly at the top level; concurrent imports must be avoided. */
const fetchShaper = fetchedOnce(() => import('harfbuzzjs'))

const fetchFamily = (name: string) =>
  once(name, async () => {
    const { ranges, ...urls } = (await import(`./fonts/urls/${name}.ts`)) as { ranges: FamilyRanges } & Record<
      string,
      string
    >
    families.set(name, { ranges, urls })
  })

const fetchFont = (file: string) =>
  once(file, async () => {
    const name = file.replaceAll('-', '_')
    const url = [...families.values()].find(({ urls }) => name in urls)?.urls[name]
    // Files of a family that is still loading are fetched in the next round.
    if (url === undefined) return
    const [hb, answer] = await Promise.all([fetchShaper(), fetch(url)])
    if (!answer.ok) throw new Error(`The font file ${file} could not be loaded.`)
    fonts.set(file, openFont(hb, await unwrapWoff(new Uint8Array(await answer.arrayBuffer()))))
    current = undefined
  })

/**
 * URL of the file with a face's Latin letters, to show the face's name in itself without shaping. Undefined if there is
 * none.
 */
export async function fontAddress(id: string): Promise<string | undefined> {
  const face = faceOf(id)
  if (face === undefined) return undefined
  await fetchFamily(face.package)
  const name = `${face.package}-latin-${face.weight}-${face.italic ? 'italic' : 'normal'}`
  return families.get(face.package)?.urls[name.replaceAll('-', '_')]
}

/** An immutable snapshot of the fonts loaded so far. */
function setOfNow(): FontSet {
  const [known, opened] = [new Map(families), new Map(fonts)]
  return createFontSet({ rangesOf: (family) => known.get(family)?.ranges, fontOf: (file) => opened.get(file) })
}

/**
 * Loads the font files that the texts need, including fallbacks for missing characters. Returns the same set until
 * something was fetched.
 */
export async function loadFonts(texts: readonly TextInFont[]): Promise<FontSet> {
  const source = {
    rangesOf: (family: string) => families.get(family)?.ranges,
    fontOf: (file: string) => fonts.get(file)
  }
  for (
    let needed = neededFor(texts, source);
    needed.families.size + needed.files.size > 0;
    needed = neededFor(texts, source)
  ) {
    await Promise.all([...needed.families].map(fetchFamily))
    await Promise.all([...needed.files].map(fetchFont))
  }
  current ??= setOfNow()
  return current
}
