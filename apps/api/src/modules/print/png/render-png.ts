import { setImmediate as turn } from 'node:timers/promises'
import { Resvg } from '@resvg/resvg-js'
import type { Drawing } from '../drawing/drawing.ts'
import { hrefOf, picturesIn } from '../drawing/picture-names.ts'
import type { Picture } from '../pictures/picture.ts'
import { withChunks } from '../pictures/png-chunks.ts'

const millimetresPerInch = 25.4

export interface PngOptions {
  dotsPerInch: number
  pictures: ReadonlyMap<string, Picture>
}

/** An address nobody has: pictures are handed over under it, and nothing is ever fetched from anywhere. */
const addressOf = (index: number) => `https://picture.invalid/${index}`

const pixels = (millimetres: number, dotsPerInch: number) => Math.max(1, Math.round((millimetres / millimetresPerInch) * dotsPerInch))

/** The density in pixels a metre, as PNG counts it. */
function density(dotsPerInch: number): Buffer {
  const perMetre = Math.round((dotsPerInch / millimetresPerInch) * 1000)
  const data = Buffer.alloc(9)
  data.writeUInt32BE(perMetre, 0)
  data.writeUInt32BE(perMetre, 4)
  data[8] = 1
  return data
}

/** Colours are sRGB, to be printed as they look. */
const perceptual = Buffer.from([0])

/** Gives back what was painted on: a hundred megabytes the runtime does not know of and would keep until it feels like it. */
async function tidy(): Promise<void> {
  globalThis.gc?.()
  await turn()
}

/**
 * Paints a drawing on nothing, so that what is not drawn is transparent. `svg` is what the drawing was read from.
 */
export async function renderPng(svg: string, drawing: Drawing, { dotsPerInch, pictures }: PngOptions): Promise<Buffer> {
  const [width, height] = [pixels(drawing.widthMm, dotsPerInch), pixels(drawing.heightMm, dotsPerInch)]
  const names = [...picturesIn(drawing)]
  const addresses = new Map(names.map((name, index) => [hrefOf(name), addressOf(index)]))
  const addressed = svg
    .replace(/ width="[^"]*" height="[^"]*"/, ` width="${width}" height="${height}" preserveAspectRatio="none"`)
    .replaceAll(/ href="([^"]*)"/g, (_, href: string) => ` href="${addresses.get(href) ?? ''}"`)
  const png = await paint(addressed, names.map((name) => pictures.get(name)))
  await tidy()
  return withChunks(png, [{ type: 'sRGB', data: perceptual }, { type: 'pHYs', data: density(dotsPerInch) }])
}

/** The pictures in the order of their addresses. In a function of its own, so that nothing of the painter outlives it. */
async function paint(svg: string, pictures: readonly (Picture | undefined)[]): Promise<Buffer> {
  await tidy()
  const painter = new Resvg(svg, { font: { loadSystemFonts: false }, logLevel: 'off' })
  pictures.forEach((picture, index) => {
    if (picture) painter.resolveImage(addressOf(index), picture.data)
  })
  return painter.render().asPng()
}
