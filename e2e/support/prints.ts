import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { stage } from './design-tool.ts'

/**
 * Limits as for the print files of the reference designs: the colour difference of a pixel, and the share of pixels that may exceed it,
 * anti-aliased pixels excluded.
 */
const threshold = 0.1
const mostDiffering = 0.0002

/** The design tool's drawing of the design as SVG, with embedded pictures. */
export const drawingOn = (page: Page): Promise<string> =>
  stage(page)
    .locator('svg[viewBox]')
    .first()
    .evaluate(async (drawing) => {
      const copy = drawing.cloneNode(true) as SVGElement
      for (const image of copy.querySelectorAll('image')) {
        const address = image.getAttribute('href') ?? ''
        const blob = await (await fetch(address)).blob()
        const bytes = new Uint8Array(await blob.arrayBuffer())
        image.setAttribute(
          'href',
          `data:${blob.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))}`
        )
      }
      return copy.outerHTML
    })

/** Downloads a print file from the order's panel in the admin. */
export async function fetchPrint(adminPage: Page, panel: Locator, name: string): Promise<Buffer> {
  const downloaded = adminPage.waitForEvent('download')
  await panel.getByRole('button', { name: `Print file, ${name}` }).click()
  return readFile(await (await downloaded).path())
}

const pixelsOf = (picture: Buffer) =>
  sharp(picture).flatten({ background: '#ffffff' }).toColourspace('srgb').ensureAlpha().raw().toBuffer()

/** Expects a print file to equal the drawing as rendered by the browser at the print's pixel size. */
export async function expectPrinted(browser: Browser, print: Buffer, drawing: string): Promise<void> {
  const { width, height } = await sharp(print).metadata()
  const paper = await browser.newPage({ viewport: { width, height } })
  await paper.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 100vw !important; height: 100vh !important }</style>${drawing}`
  )
  await paper.evaluate(() =>
    Promise.all(
      Array.from(document.querySelectorAll('image'), (image) =>
        (image as SVGImageElement & Pick<HTMLImageElement, 'decode'>).decode()
      )
    )
  )
  const [one, other] = await Promise.all([pixelsOf(print), pixelsOf(await paper.screenshot())])
  await paper.close()
  // Two blank images would be equal, too.
  expect(one.some((value) => value !== 255)).toBe(true)
  const differing = pixelmatch(one, other, undefined, width, height, { threshold, includeAA: false }) / (width * height)
  expect(differing, 'share of pixels that differ').toBeLessThan(mostDiffering)
}
