import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FontSet } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageTests } from '../../../../../packages/mockup/testing/page.ts'
import { composed } from './renderer/render.ts'
import { type MockupPage, openMockupPage } from './testing/mockup-page.ts'
import { drawnPrint, testPrint } from './testing/test-print.ts'
import { type ViewId, viewIds } from './views.ts'

declare const tests: PageTests

const colours = ['ffffff', '161616', 'c8321f'] as const
const painters = ['webgl2', 'pixels'] as const
const size = { width: 800, height: 1000 } as const

/** Largest share of pixels that may differ by more than a thirtieth of the range from black to white, anti-aliased edges excluded. */
const mostDiffering = 0.005
const threshold = 1 / 30

/** Folder for images of views that differ too much: server, WebGL2, canvas and the differences, side by side. */
const artefacts = join(import.meta.dirname, '../../../../../test-results/likeness')
const differences: Record<string, number> = {}

let [fonts, mockups] = [] as unknown as [FontSet, MockupPage]
beforeAll(async () => {
  ;[fonts, mockups] = await Promise.all([loadFonts(), openMockupPage()])
  mkdirSync(artefacts, { recursive: true })
})
afterAll(async () => {
  writeFileSync(join(artefacts, 'differences.json'), JSON.stringify(differences, undefined, 2))
  await mockups.close()
})

/** RGBA pixels of a view as the browser renders it, one buffer per colour. */
async function browserPictures(view: ViewId, by: (typeof painters)[number]): Promise<Buffer[]> {
  const options = {
    view,
    size: 'large' as const,
    by,
    colours: colours.map((tint) => `#${tint}`),
    drawing: drawnPrint(testPrint(view), fonts)
  }
  const [pixels] = await Promise.all([mockups.pixels(), mockups.page.evaluate((told) => tests.show(told), options)])
  const length = size.width * size.height * 4
  return colours.map((_tint, index) => pixels.subarray(index * length, (index + 1) * length))
}

/** Saves rows of pictures side by side, at half their size. */
async function keep(view: ViewId, rows: readonly (readonly Uint8Array[])[]): Promise<void> {
  const half = { width: size.width / 2, height: size.height / 2 }
  const shrink = (pixels: Uint8Array) =>
    sharp(pixels, { raw: { ...size, channels: 4 } })
      .resize(half)
      .removeAlpha()
      .raw()
      .toBuffer()
  const tiles = rows.flatMap((row, down) =>
    row.map(async (pixels, across) => ({
      input: await shrink(pixels),
      raw: { ...half, channels: 3 as const },
      left: across * half.width,
      top: down * half.height
    }))
  )
  const sheet = sharp({
    create: { width: half.width * 5, height: half.height * rows.length, channels: 3, background: '#ffffff' }
  })
  await sheet
    .composite(await Promise.all(tiles))
    .webp({ quality: 80, effort: 0 })
    .toFile(join(artefacts, `${view}.webp`))
}

it.each(viewIds)('shows %s in a browser as the server does', async (view) => {
  const served = Promise.all(
    colours.map(
      async (tint) => (await composed({ view, tint, artwork: testPrint(view) }, size.width, fonts, new Map())).pixels
    )
  )
  const shown: Buffer[][] = []
  for (const by of painters) shown.push(await browserPictures(view, by))
  const rows: Uint8Array[][] = []
  for (const [index, server] of (await served).entries()) {
    const row: Uint8Array[] = [server]
    for (const [by, pictures] of shown.entries()) {
      const [browser, marked] = [pictures[index] ?? Buffer.alloc(0), new Uint8Array(server.length)]
      differences[`${view} ${colours[index]} ${painters[by]}`] =
        pixelmatch(server, browser, marked, size.width, size.height, { threshold }) / (size.width * size.height)
      row.push(browser, marked)
    }
    rows.push(row)
  }
  const found = colours.flatMap((tint) => painters.map((by) => differences[`${view} ${tint} ${by}`] ?? 1))
  if (found.some((share) => share >= mostDiffering)) await keep(view, rows)
  for (const share of found) expect(share).toBeLessThan(mostDiffering)
})

it('goes on where the context of the graphics card is lost', async () => {
  expect(
    await mockups.page.evaluate((told) => tests.loseContext(told), {
      view: 'tote-front',
      size: 'small' as const,
      by: 'webgl2' as const
    })
  ).toEqual({ before: true, after: true })
})

it('lets go of everything, however often it is shown', async () => {
  const counted = await mockups.page.evaluate((told) => tests.mountOften(100, told), {
    view: 'tote-front',
    size: 'small' as const,
    by: 'webgl2' as const
  })
  expect(counted).toEqual({ painted: 100, contexts: 0 })
})
