import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { facesFor, fallbackFonts, fontCatalogue, packageOf } from './catalogue.ts'
import { createFontSet } from './font-set.ts'
import { unwrapWoff } from './woff.ts'

const { resolve } = createRequire(import.meta.url)

it('offers every face once, of fonts under the Open Font License', async () => {
  expect(new Set(fontCatalogue.map(({ id }) => id)).size).toBe(fontCatalogue.length)
  const packages = new Set(fontCatalogue.flatMap(({ files }) => files.map(packageOf)))
  expect(packages.size).toBe(14)
  for (const name of packages) {
    const metadata = JSON.parse(await readFile(resolve(`${name}/metadata.json`), 'utf8')) as { license: { type: string } }
    expect(metadata.license.type).toBe('OFL-1.1')
  }
})

it('has an address in the browser for every file', async () => {
  const { fontUrls } = await import('./urls.ts')
  expect(Object.keys(fontUrls).sort()).toEqual([...new Set(fontCatalogue.flatMap(({ files }) => files))].sort())
})

it('always loads the fallbacks with what is asked for', () => {
  expect(facesFor(['anton']).map(({ id }) => id).sort()).toEqual(['anton', ...fallbackFonts].sort())
})

it('unpacks a web font to a plain one, and leaves plain ones alone', async () => {
  const woff = new Uint8Array(await readFile(resolve('@fontsource/anton/files/anton-latin-400-normal.woff')))
  const plain = await unwrapWoff(woff)
  expect(new DataView(plain.buffer).getUint32(0)).toBe(0x00010000)
  expect(await unwrapWoff(plain)).toBe(plain)
})

it('cannot be made without a font', async () => {
  await expect(createFontSet([])).rejects.toThrow('needs at least one font')
})
