import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FontSet, toSvg } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { type ReferenceSheet, referenceSheets } from '@motif/design/testing'
import pixelmatch from 'pixelmatch'
import { type Browser, type Page, chromium } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunch } from '../../../../../scripts/chromium.ts'
import { printArea } from './print-area.ts'
import { testPictures } from './testing/pictures.ts'
import { hasPoppler, rasterisePdf } from './testing/poppler.ts'

/** Each renderer paints a millimetre as two pixels. */
const dotsPerInch = 50.8

interface Size {
  width: number
  height: number
}
const sizeOf = ({ widthMm, heightMm }: ReferenceSheet['area']): Size => ({ width: widthMm * 2, height: heightMm * 2 })

/** Largest share of pixels that may differ by more than a tenth of the range from black to white, anti-aliased edges excluded. */
const mostDiffering = 0.005
const threshold = 0.1

/** Folder for images of sheets that differ too much: the three renderings and the differences, side by side. */
const artefacts = join(import.meta.dirname, '../../../../../test-results/fidelity')

const sheets = referenceSheets()

/** Shares of pixels that differ from the browser's rendering, per sheet: of the PNG and of the PDF. */
const differences: Record<string, number[]> = {}

let [fonts, images, browser, page] = [] as unknown as [FontSet, ReadonlyMap<string, Buffer>, Browser, Page]
beforeAll(async () => {
  ;[fonts, images, browser] = await Promise.all([loadFonts(), testPictures(), chromium.launch(chromiumLaunch())])
  page = await browser.newPage({ viewport: { width: 600, height: 800 } })
  mkdirSync(artefacts, { recursive: true })
})
afterAll(async () => {
  writeFileSync(join(artefacts, 'differences.json'), JSON.stringify(differences, undefined, 2))
  await browser.close()
})

const isJpeg = (data: Buffer) => data[0] === 0xff

/** A screenshot of the design in the browser. */
async function screened({ document, area }: ReferenceSheet): Promise<Buffer> {
  const address = (data: Buffer) => `data:image/${isJpeg(data) ? 'jpeg' : 'png'};base64,${data.toString('base64')}`
  const found = (name: string) => images.get(name)
  const svg = toSvg(document, {
    area,
    fonts,
    images: (name) => (found(name) ? address(found(name) ?? Buffer.alloc(0)) : undefined),
    mode: 'print'
  })
  const { width, height } = sizeOf(area)
  const style = `body { margin: 0 } svg { display: block; width: ${width}px; height: ${height}px }`
  await page.setContent(`<style>${style}</style>${svg}`)
  // Photos are otherwise decoded at their first paint.
  await page.evaluate(() => Promise.all(Array.from(globalThis.document.images, (image) => image.decode())))
  return page.screenshot({ clip: { x: 0, y: 0, width, height } })
}

const print = ({ document, area }: ReferenceSheet, format: 'png' | 'pdf') =>
  printArea({ document, area: { ...area, bleedMm: 0 }, images, format, dotsPerInch }, fonts)

/** RGBA pixels on a white background. */
const pixelsOf = (picture: Buffer) =>
  sharp(picture).flatten({ background: '#ffffff' }).toColourspace('srgb').ensureAlpha().raw().toBuffer()

function differing(one: Buffer, other: Buffer, { marks, width, height }: Size & { marks: Buffer }): number {
  return pixelmatch(one, other, marks, width, height, { threshold, includeAA: false }) / (width * height)
}

/** Saves the renderings of browser, PNG and PDF, and the differences of the others from the browser's, side by side. */
async function keep(name: string, all: readonly Buffer[], size: Size): Promise<void> {
  const raw = { ...size, channels: 4 } as const
  const composed = sharp({
    create: { width: all.length * (size.width + 10), height: size.height, channels: 3, background: '#808080' }
  }).composite(all.map((input, index) => ({ input, raw, left: index * (size.width + 10), top: 0 })))
  await composed
    .removeAlpha()
    .png({ compressionLevel: 1, adaptiveFiltering: false })
    .toFile(join(artefacts, `${name.replaceAll(/\W+/g, '-')}.png`))
}

const withPdf = hasPoppler()
if (!withPdf) console.log('PDFs are not compared: pdftoppm is missing (Debian’s package poppler-utils).')

describe('a print file looks like the design on screen', () => {
  it.each(sheets)('$name', async (sheet) => {
    const size = sizeOf(sheet.area)
    const [seen, png, pdf] = [await screened(sheet), await print(sheet, 'png'), await print(sheet, 'pdf')]
    const [screen, ...others] = await Promise.all(
      [seen, png, ...(withPdf ? [await rasterisePdf(pdf, size)] : [])].map(pixelsOf)
    )
    if (screen === undefined) throw new Error('Nothing was seen')
    const marks = others.map(() => Buffer.alloc(size.width * size.height * 4))
    const shares = others.map((other, index) =>
      differing(screen, other, { ...size, marks: marks[index] ?? Buffer.alloc(0) })
    )
    differences[sheet.name] = shares
    if (shares.some((share) => share >= mostDiffering)) await keep(sheet.name, [screen, ...others, ...marks], size)
    for (const share of shares) expect(share).toBeLessThan(mostDiffering)
  })
})
