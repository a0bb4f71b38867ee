import { type FontSet, toSvg } from '@motif/design'
import sharp, { type Sharp } from 'sharp'
import type { Artwork } from '../artwork.ts'
import { type ViewId, pictureSize, views } from '../views.ts'
import { compose } from './compose.ts'
import { loadPasses } from './passes.ts'
import { rasterise } from './texture.ts'

/** JPEG is for mail programs: some know nothing newer. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg'

export interface Output {
  width: number
  format: PictureFormat
}

export interface RenderRequest {
  view: ViewId
  /** Six hexadecimal digits. */
  tint: string
  artwork?: Artwork | undefined
  outputs: readonly Output[]
}

/** Pixels of artwork for a pixel of picture, each way: the four samples of a pixel blend what lies between. */
const density = 1.5

function svgOf({ nodes, widthMm, heightMm }: Artwork, fonts: FontSet, images: ReadonlyMap<string, string>): string {
  const document = { version: 2 as const, product: 'artwork', areas: { print: [...nodes] } }
  return toSvg(document, { area: { id: 'print', widthMm, heightMm }, fonts, images: (id) => images.get(id), mode: 'screen' })
}

/**
 * Chosen by weighing: at 640 px a card is 5 to 25 kB and takes 30 ms to write. Effort 2 takes 72 ms and saves one byte
 * in twenty.
 */
const encoders: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 64, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 82, effort: 3 }),
  jpeg: (picture) => picture.jpeg({ quality: 82, progressive: true })
}

const encodeAs = (picture: Sharp, { width, format }: Output): Promise<Buffer> => encoders[format](picture.clone().resize({ width, kernel: 'lanczos3' })).toBuffer()

/** Makes a picture in the asked sizes. All of them must be either small (640 or less) or large, being made from one composition. */
export async function render({ view, tint, artwork, outputs }: RenderRequest, fonts: FontSet, images: ReadonlyMap<string, string>): Promise<Buffer[]> {
  const isLarge = outputs.some(({ width }) => width > pictureSize.width / 2)
  const passes = await loadPasses(view, isLarge ? 'full' : 'half')
  const { print, area } = views[view]
  const width = area.width * passes.width * density
  const texture = artwork && (await rasterise(svgOf(artwork, fonts, images), { width, height: (width * print.heightMm) / print.widthMm }))
  const picture = sharp(compose(passes, tint, texture), { raw: { width: passes.width, height: passes.height, channels: 3 } })
  return Promise.all(outputs.map((output) => encodeAs(picture, output)))
}
