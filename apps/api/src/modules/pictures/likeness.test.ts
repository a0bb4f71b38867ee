import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FontSet } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageTests } from '../../../../../packages/mockup/testing/page.ts'
import { composed } from './studio/render.ts'
import { type MockupPage, openMockupPage } from './testing/mockup-page.ts'
import { drawnPrint, testPrint } from './testing/test-print.ts'
import { type ViewId, viewIds } from './views.ts'

declare const tests: PageTests

const colours = ['ffffff', '161616', 'c8321f'] as const
const painters = ['webgl2', 'pixels'] as const
const size = { width: 800, height: 1000 } as const

/** Of all pixels, those that may differ by more than a thirtieth of the way from black to white, edges' anti-aliasing aside. */
const mostDiffering = 0.005
const threshold = 1 / 30

/** Server, WebGL2, canvas and what differs, side by side, for eyes. */
const artefacts = join(import.meta.dirname, '../../../../../test-results/likeness')
const differences: Record<string, number> = {}

let [fonts, shown] = [] as unknown as [FontSet, MockupPage]
beforeAll(async () => {
  ;[fonts, shown] = await Promise.all([loadFonts(), openMockupPage()])
  mkdirSync(artefacts, { recursive: true })
})
afterAll(async () => {
  await Promise.all(sheets)
  writeFileSync(join(artefacts, 'differences.json'), JSON.stringify(differences, undefined, 2))
  await shown.close()
})

async function browserPicture(view: ViewId, tint: string, by: (typeof painters)[number]): Promise<Buffer> {
  const options = { view, size: 'large' as const, by, colour: `#${tint}`, drawing: drawnPrint(testPrint(view), fonts) }
  const [pixels] = await Promise.all([shown.pixels(), shown.page.evaluate((told) => tests.show(told), options)])
  return pixels
}

async function browserPictures(view: ViewId, tint: string): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  for (const by of painters) pictures.push(await browserPicture(view, tint, by))
  return pictures
}

/** Being written while the next view is looked at. */
const sheets: Promise<void>[] = []

/** Rows of pictures beside each other, half as large. */
async function keep(view: ViewId, rows: readonly (readonly Uint8Array[])[]): Promise<void> {
  const half = { width: size.width / 2, height: size.height / 2 }
  const shrink = (pixels: Uint8Array) => sharp(pixels, { raw: { ...size, channels: 4 } }).resize(half).removeAlpha().raw().toBuffer()
  const tiles = rows.flatMap((row, down) => row.map(async (pixels, across) => ({ input: await shrink(pixels), raw: { ...half, channels: 3 as const }, left: across * half.width, top: down * half.height })))
  const sheet = sharp({ create: { width: half.width * 5, height: half.height * rows.length, channels: 3, background: '#ffffff' } })
  await sheet.composite(await Promise.all(tiles)).webp({ quality: 80, effort: 0 }).toFile(join(artefacts, `${view}.webp`))
}

it.each(viewIds)('shows %s in a browser as the server does', async (view) => {
  const rows: Uint8Array[][] = []
  for (const tint of colours) {
    const [{ pixels: server }, browsers] = await Promise.all([composed({ view, tint, artwork: testPrint(view) }, size.width, fonts, new Map()), browserPictures(view, tint)])
    const row: Uint8Array[] = [server]
    for (const [index, browser] of browsers.entries()) {
      const marked = new Uint8Array(server.length)
      differences[`${view} ${tint} ${painters[index]}`] = pixelmatch(server, browser, marked, size.width, size.height, { threshold }) / (size.width * size.height)
      row.push(browser, marked)
    }
    rows.push(row)
  }
  sheets.push(keep(view, rows))
  for (const tint of colours) for (const by of painters) expect(differences[`${view} ${tint} ${by}`]).toBeLessThan(mostDiffering)
})

it('goes on where the context of the graphics card is lost', async () => {
  expect(await shown.page.evaluate((told) => tests.loseContext(told), { view: 'tote-front', size: 'small' as const, by: 'webgl2' as const })).toEqual({ before: true, after: true })
})

it('lets go of everything, however often it is shown', async () => {
  const counted = await shown.page.evaluate((told) => tests.mountOften(100, told), { view: 'tote-front', size: 'small' as const, by: 'webgl2' as const })
  expect(counted).toEqual({ painted: 100, contexts: 0 })
})
