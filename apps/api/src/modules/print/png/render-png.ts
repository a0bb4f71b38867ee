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
  /** Memory limit of layers in bytes; tests use less. */
  layerBytes?: number
  pictures: ReadonlyMap<string, Picture>
}

/** A reserved host name: pictures are passed under it, and nothing is fetched. */
const addressOf = (index: number) => `https://picture.invalid/${index}`

/**
 * Level 6 takes a third longer and saves 2 %; level 1 saves half a second and adds 33 %. The painter's own encoder is faster, but takes 200 MB
 * more.
 */
const pngCompression = { compressionLevel: 2 } as const

/** Frees the canvas: a hundred megabytes of native memory that the garbage collector does not see. */
async function collectGarbage(): Promise<void> {
  globalThis.gc?.()
  await turn()
}

/** Paints a drawing on a transparent background. */
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

/** Premultiplied pixels. In its own function, so that no painter object outlives it. */
function paint(svg: string, files: ReadonlyMap<string, Buffer>): Buffer {
  const painter = new Resvg(svg, { font: { loadSystemFonts: false }, logLevel: 'off' })
  for (const [address, file] of files) painter.resolveImage(address, file)
  return painter.render().pixels
}
