import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { documentVersion } from '../document/version.ts'
import { loadFonts } from '../node.ts'
import { textOf } from '../testing/text-of.ts'
import { missingLetters } from '../text/missing.ts'
import { type ShapedLine, shapeLine } from '../text/shape-line.ts'
import { allFaces, fontCatalogue } from './catalogue.ts'
import { createFontSet } from './font-set.ts'
import { uniqueCharacters, textsInFonts } from './used-characters.ts'
import { neededFor } from './needed.ts'
import { type OpenFont, openFont } from './open-font.ts'
import { type FamilyRanges, filesOf } from './ranges.ts'
import { fontScripts } from './scripts.ts'
import { unwrapWoff, unwrapWoffWith } from './woff.ts'

const { resolve } = createRequire(import.meta.url)
const packages = [...new Set(allFaces.map((face) => face.package))]
const rangesOf = async (family: string) =>
  JSON.parse(await readFile(resolve(`@fontsource/${family}/unicode.json`), 'utf8')) as FamilyRanges

it('offers every face once, of at least forty families under open licences', async () => {
  expect(new Set(allFaces.map(({ id }) => id)).size).toBe(allFaces.length)
  expect(new Set(fontCatalogue.map(({ family }) => family)).size).toBeGreaterThanOrEqual(40)
  for (const name of packages) {
    const metadata = JSON.parse(await readFile(resolve(`@fontsource/${name}/metadata.json`), 'utf8')) as {
      license: { type: string }
    }
    expect(['OFL-1.1', 'Apache-2.0']).toContain(metadata.license.type)
  }
})

it('tells the licence of every family', async () => {
  const licences = await readFile(new URL('../../../../docs/licences.md', import.meta.url), 'utf8')
  expect(packages.filter((name) => !licences.includes(`\`@fontsource/${name}\``))).toEqual([])
})

it('has every file of every face, and an address in the browser for it', async () => {
  for (const name of packages) {
    const ranges = await rangesOf(name)
    const files = allFaces
      .filter((face) => face.package === name)
      .flatMap((face) => filesOf(face, ranges).map((file) => file.name))
    expect(files.filter((file) => !existsSync(resolve(`@fontsource/${name}/files/${file}.woff`)))).toEqual([])
    const addresses = await readFile(new URL(`urls/${name}.ts`, import.meta.url), 'utf8')
    expect([...addresses.matchAll(/default as (\w+) \} from '.*woff/g)].map(([, file]) => file)).toEqual(
      files.map((file) => file.replaceAll('-', '_'))
    )
  }
})

it('unpacks a web font to a plain one, and leaves plain ones alone', async () => {
  const woff = new Uint8Array(await readFile(resolve('@fontsource/anton/files/anton-latin-400-normal.woff')))
  const plain = await unwrapWoff(woff)
  expect(new DataView(plain.buffer).getUint32(0)).toBe(0x00010000)
  expect(await unwrapWoff(plain)).toBe(plain)
  const { inflateSync } = await import('node:zlib')
  expect(Buffer.from(unwrapWoffWith(inflateSync, woff)).equals(Buffer.from(plain))).toBe(true)
})

it('cannot measure without a font', () => {
  const empty = createFontSet({ rangesOf: () => undefined, fontOf: () => undefined })
  expect(() => empty.metricsOf('anton')).toThrow('at least the font instrument-sans')
})

/** Loads only the fonts that `neededFor` reports, as a page does. Returns the font set, the files it loaded and the number of rounds. */
async function fetchedFor(texts: readonly { font: string; text: string }[]) {
  const hb = await import('harfbuzzjs')
  const families = new Map<string, FamilyRanges>()
  const files = new Map<string, OpenFont>()
  const source = { rangesOf: (family: string) => families.get(family), fontOf: (file: string) => files.get(file) }
  let rounds = 0
  for (
    let needed = neededFor(texts, source);
    needed.families.size + needed.files.size > 0;
    needed = neededFor(texts, source)
  ) {
    rounds += 1
    for (const family of needed.families) families.set(family, await rangesOf(family))
    for (const file of needed.files) {
      const family =
        packages.filter((name) => file.startsWith(`${name}-`)).toSorted((a, b) => b.length - a.length)[0] ?? ''
      files.set(
        file,
        openFont(hb, await unwrapWoff(await readFile(resolve(`@fontsource/${family}/files/${file}.woff`))))
      )
    }
  }
  return { fonts: createFontSet(source), files: [...files.keys()].toSorted(), rounds }
}

it('tells whether anything is still to be fetched for a text', async () => {
  const { fonts } = await fetchedFor([{ font: 'anton', text: 'Ada' }])
  expect(fonts.isCompleteFor([{ font: 'anton', text: 'Ada' }])).toBe(true)
  expect(fonts.isCompleteFor([{ font: 'anton', text: 'وليد' }])).toBe(false)
  // No font covers the character, so nothing can be fetched for it.
  const all = await fetchedFor([{ font: 'anton', text: 'Ada \u{13000}' }])
  expect(all.fonts.isCompleteFor([{ font: 'anton', text: 'Ada \u{13000}' }])).toBe(true)
})

it('fetches for Latin letters the part of the face that has them, and the last resort', async () => {
  expect((await fetchedFor([{ font: 'anton', text: 'Motif' }])).files).toEqual([
    'anton-latin-400-normal',
    'instrument-sans-latin-400-normal'
  ])
})

it('fetches for other scripts what their letters need', async () => {
  expect((await fetchedFor([{ font: 'anton', text: 'Привет' }])).files).toContain('noto-sans-cyrillic-400-normal')
  const chinese = await fetchedFor([{ font: 'caveat', text: '你好' }])
  expect(chinese.files.filter((file) => file.startsWith('chocolate-classical-sans')).length).toBeLessThanOrEqual(2)
  expect(chinese.rounds).toBeLessThanOrEqual(4)
})

it('draws with what was fetched as with all fonts there are', async () => {
  const all = await loadFonts()
  const words = fc.constantFrom(
    'Hello',
    'Tiếng Việt',
    'Привет',
    'Καλημέρα',
    'שָׁלוֹם',
    'مرحبا!',
    'नमस्ते',
    'สวัสดี',
    'ສະບາຍດີ',
    'សួស្តី',
    'こんにちは世界',
    '안녕하세요',
    '你好，世界',
    '★ ♥ ✓',
    '🎉👩‍🚀',
    'e\u0301',
    '\t\u0007'
  )
  const text = fc.oneof(
    fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 12 })
  )
  const font = fc.constantFrom(...fontCatalogue.map(({ id }) => id), 'no-such-font')
  await fc.assert(
    fc.asyncProperty(text, font, async (text, font) => {
      const { fonts } = await fetchedFor(uniqueCharacters([{ font, text }]))
      const set = ({ glyphs, ...line }: ShapedLine) => ({
        ...line,
        glyphs: glyphs.map(({ outline, ...glyph }) => ({ ...glyph, outline: outline() }))
      })
      const style = { font, letterSpacing: 0 }
      expect(set(shapeLine(text, style, fonts))).toEqual(set(shapeLine(text, style, all)))
      expect(missingLetters({ font, text }, fonts)).toEqual(missingLetters({ font, text }, all))
    }),
    { numRuns: 60 }
  )
})

it('needs the faces of single words of a text', () => {
  const text = textOf('Make it', { font: 'anton', runs: [{ start: 5, end: 7, font: 'rubik-700' }] })
  const needed = textsInFonts({ version: documentVersion, product: 'tee', areas: { front: [text] } })
  expect(needed.map(({ font }) => font)).toEqual(['anton', 'rubik-700'])
})

it('asks for nothing new while words are moved or repeated', () => {
  expect(
    uniqueCharacters([
      { font: 'anton', text: 'ab ba' },
      { font: 'anton', text: 'aab' }
    ])
  ).toEqual(uniqueCharacters([{ font: 'anton', text: 'ba ' }]))
})

it('names for each script exactly the families whose packages bring its letters', async () => {
  for (const [script, families] of Object.entries(fontScripts)) {
    const offered = [...new Set(fontCatalogue.map((face) => face.package))]
    const bringing = await Promise.all(
      offered.map(async (family) =>
        (
          JSON.parse(await readFile(resolve(`@fontsource/${family}/metadata.json`), 'utf8')) as { subsets: string[] }
        ).subsets.some((name) => name === script || name.startsWith(`${script}-`))
          ? family
          : []
      )
    )
    expect(families).toEqual(bringing.flat())
  }
})
