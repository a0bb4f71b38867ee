import { faceOf } from './fonts/catalogue.ts'
import { fetchedOnce } from './fonts/fetched-once.ts'
import { type FontSet, createFontSet } from './fonts/font-set.ts'
import type { SetText } from './fonts/letters.ts'
import { neededFor } from './fonts/needed.ts'
import { type OpenFont, openFont } from './fonts/open-font.ts'
import type { FamilyRanges } from './fonts/ranges.ts'
import { unwrapWoff } from './fonts/woff.ts'

interface Family {
  ranges: FamilyRanges
  urls: Readonly<Record<string, string>>
}

/** What the page has fetched so far. */
const families = new Map<string, Family>()
const fonts = new Map<string, OpenFont>()
const underway = new Map<string, Promise<void>>()
let current: FontSet | undefined

/** Fetches a thing once, however many ask for it at the same time; what failed may be tried again. */
function once(name: string, fetchIt: () => Promise<void>): Promise<void> {
  const going = underway.get(name) ?? fetchIt().finally(() => underway.delete(name))
  underway.set(name, going)
  return going
}

/** It awaits its WebAssembly as it is imported, which nobody may import a second time meanwhile. */
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
    // A file whose family is still on its way comes in the next round.
    if (url === undefined) return
    const [hb, answer] = await Promise.all([fetchShaper(), fetch(url)])
    if (!answer.ok) throw new Error(`The font file ${file} could not be loaded.`)
    fonts.set(file, openFont(hb, await unwrapWoff(new Uint8Array(await answer.arrayBuffer()))))
    current = undefined
  })

/** Where the file with a face's Latin letters is found: to show its name in itself, without setting it. */
export async function fontAddress(id: string): Promise<string | undefined> {
  const face = faceOf(id)
  if (face === undefined) return undefined
  await fetchFamily(face.package)
  const name = `${face.package}-latin-${face.weight}-${face.italic ? 'italic' : 'normal'}`
  return families.get(face.package)?.urls[name.replaceAll('-', '_')]
}

/** A set of what is here now: what is fetched later does not change it. */
function setOfNow(): FontSet {
  const [known, opened] = [new Map(families), new Map(fonts)]
  return createFontSet({ rangesOf: (family) => known.get(family)?.ranges, fontOf: (file) => opened.get(file) })
}

/**
 * Fetches what setting the texts needs and is not here yet: files of their faces, and of others for letters these do
 * not have. The same set is given back until something was fetched.
 */
export async function loadFonts(texts: readonly SetText[]): Promise<FontSet> {
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
