import { setImmediate as turn } from 'node:timers/promises'
import type { Drawing, DrawnImage } from '@motif/design'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { Picture } from '../pictures/picture.ts'
import { withFewLayers } from './layers.ts'
import { paintedSvg } from './painted-svg.ts'
import { type Part, isPart } from './parts.ts'
import { pixelSize } from './pixel-size.ts'
import { type Strip, stripsOf } from './strips.ts'

export interface PngOptions {
  dotsPerInch: number
  /** Bytes that what is see-through or cut may take beside the sheet; a test gives less. */
  layerBytes?: number
  pictures: ReadonlyMap<string, Picture>
}

/** An address nobody has: pictures are handed over under it, and nothing is ever fetched from anywhere. */
const addressOf = (index: number) => `https://picture.invalid/${index}`

/** Level 6 takes a third longer and saves one byte in fifty; level 1 saves half a second and takes four bytes for three. The painter's own writer is faster, but takes 200 MB more. */
const pngCompression = { compressionLevel: 2 } as const

/** Gives back what was painted on: a hundred megabytes the runtime does not know of and would keep until it feels like it. */
async function collectGarbage(): Promise<void> {
  globalThis.gc?.()
  await turn()
}

/** Paints a drawing on nothing, so that what is not drawn is transparent. */
export async function renderPng(drawing: Drawing, { dotsPerInch, layerBytes, pictures }: PngOptions): Promise<Buffer> {
  const size = pixelSize(drawing, dotsPerInch)
  const strips = stripsOf(withFewLayers(drawing), size, pictures, layerBytes)
  const painted = strips.length === 1 ? undefined : Buffer.alloc(size.width * size.height * 4)
  let whole: Buffer | undefined = painted
  for (const strip of strips) {
    const part = await paintStrip(strip, size.width, pictures)
    if (painted) part.copy(painted, strip.firstRow * size.width * 4)
    else whole = part
    await collectGarbage()
  }
  const raw = { ...size, channels: 4, premultiplied: true } as const
  return sharp(whole, { raw, limitInputPixels: false })
    .withMetadata({ density: dotsPerInch })
    .png(pngCompression)
    .toBuffer()
}

const cutOut = ({ data }: Picture, part: Part) => sharp(data).extract(part).png({ compressionLevel: 1 }).toBuffer()

async function paintStrip(
  { drawing, window, rows }: Strip,
  width: number,
  pictures: ReadonlyMap<string, Picture>
): Promise<Buffer> {
  const shown = new Map<string, { address: string; image: DrawnImage }>()
  const entryOf = (image: DrawnImage) => {
    const name = JSON.stringify([image.image, isPart(image) ? image.part : undefined])
    const entry = shown.get(name) ?? { address: addressOf(shown.size), image }
    shown.set(name, entry)
    return entry
  }
  const svg = paintedSvg(drawing, { window, width, height: rows, addressOf: (image) => entryOf(image).address })
  const files = new Map<string, Buffer>()
  for (const { address, image } of shown.values()) {
    const file = pictures.get(image.image)
    if (file) files.set(address, isPart(image) ? await cutOut(file, image.part) : file.data)
  }
  await collectGarbage()
  return paint(svg, files)
}

/** Pixels, their colours dimmed by their alpha. In a function of its own, so that nothing of the painter outlives it. */
function paint(svg: string, files: ReadonlyMap<string, Buffer>): Buffer {
  const painter = new Resvg(svg, { font: { loadSystemFonts: false }, logLevel: 'off' })
  for (const [address, file] of files) painter.resolveImage(address, file)
  return painter.render().pixels
}
