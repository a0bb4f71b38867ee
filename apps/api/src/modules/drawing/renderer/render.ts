import type { FontSet } from '@motif/design'
import { compose, findSamples, layInk, tintOf } from '@motif/mockup'
import sharp, { type Sharp } from 'sharp'
import type { Artwork } from '../artwork.ts'
import type { Cut } from '../close-ups.ts'
import type { OwnView } from '../own-views.ts'
import type { ViewId } from '../views.ts'
import { inkFor, inkSize } from './ink.ts'
import { layerWidths, loadLayers } from './layers.ts'

/** JPEG is for mail clients that lack newer formats. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg'

export interface Output {
  width: number
  format: PictureFormat
}

export interface RenderRequest {
  view: ViewId | OwnView
  /** Six hexadecimal digits. */
  tint: string
  artwork?: Artwork | undefined
  /** Crop of the picture; the outputs have the given widths. */
  cut?: Cut | undefined
  outputs: readonly Output[]
}

/** Chosen by measurement: at 640 px a card has 5 to 25 kB and takes 30 ms to encode. Effort 2 takes 72 ms and saves 5 %. */
const encoders: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 64, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 82, effort: 3 }),
  jpeg: (picture) => picture.jpeg({ quality: 82, progressive: true })
}

const encodeAs = (picture: Sharp, { width, format }: Output): Promise<Buffer> =>
  encoders[format](picture.clone().resize({ width, kernel: 'lanczos3' })).toBuffer()

/** Cards are scaled from a quarter of the largest pixels, and never enlarged. */
const layerWidthFor = (width: number) => layerWidths.find((one) => one >= 640 && one >= width) ?? 1280

/** Composes a picture as raw pixels: red, green, blue and full alpha. */
export async function composed(
  { view, tint, artwork }: Omit<RenderRequest, 'outputs' | 'cut'>,
  width: number,
  fonts: FontSet,
  images: ReadonlyMap<string, string>,
  blank?: Uint8Array
) {
  const layers = await loadLayers(view, layerWidthFor(width), blank)
  const ink = artwork && (await inkFor(artwork, inkSize(view, layers.width), fonts, images))
  const pixels = new Uint8Array(layers.width * layers.height * 4)
  compose(layers, { tint: tintOf(tint), ink: ink && layInk(findSamples(layers, ink), ink) }, pixels)
  return { pixels, width: layers.width, height: layers.height }
}

/** A crop in pixels. */
const regionOf = ({ x, y, share }: Cut, { width, height }: { width: number; height: number }) => ({
  left: Math.round(x * width),
  top: Math.round(y * height),
  width: Math.round(share * width),
  height: Math.round(share * height)
})

/** Renders a picture in several sizes from one composition. */
export async function render(
  { outputs, cut, ...request }: RenderRequest,
  fonts: FontSet,
  images: ReadonlyMap<string, string>,
  blank?: Uint8Array
): Promise<Buffer[]> {
  const width = Math.max(...outputs.map((output) => output.width)) / (cut?.share ?? 1)
  const { pixels, ...size } = await composed(request, width, fonts, images, blank)
  const whole = sharp(pixels, { raw: { ...size, channels: 4 } }).removeAlpha()
  const picture = cut ? whole.extract(regionOf(cut, size)) : whole
  return Promise.all(outputs.map((output) => encodeAs(picture, output)))
}
