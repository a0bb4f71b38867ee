import { type DesignDocument, type FontSet, documentVersion, toSvg } from '@motif/design'
import { type Ink, inkDensity, inkOf } from '@motif/mockup'
import { type Sharp } from 'sharp'
import { paintSvg } from '../../../platform/paint-svg.ts'
import type { Artwork } from '../artwork.ts'
import { type OwnView, factsOfView } from '../own-views.ts'
import type { ViewId } from '../views.ts'

interface Size {
  width: number
  height: number
}

/** Longest side of ink, whatever a print's ratio. */
const longestSide = 2400

/** Size of the ink that fills a view's print, for a picture width. */
export function inkSize(view: ViewId | OwnView, pictureWidth: number): Size {
  const { print, area } = factsOfView(view)
  const width = area.width * pictureWidth * inkDensity
  const height = (width * print.heightMm) / print.widthMm
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** An artwork as SVG, in millimetres. `images` returns a `data:` URL by id. */
export function svgOf(
  { nodes, widthMm, heightMm }: Artwork,
  fonts: FontSet,
  images: ReadonlyMap<string, string>
): string {
  const document: DesignDocument = { version: documentVersion, product: 'artwork', areas: { print: [...nodes] } }
  return toSvg(document, {
    area: { id: 'print', widthMm, heightMm },
    fonts,
    images: (id) => images.get(id),
    mode: 'screen'
  })
}

/** An artwork as pixels, scaled to fit, with its own ratio. */
export const paintArtwork = (artwork: Artwork, fit: Size, fonts: FontSet, images: ReadonlyMap<string, string>): Sharp =>
  paintSvg(svgOf(artwork, fonts, images), fit).ensureAlpha()

/** An artwork centred on the print, with empty margins. */
export async function inkFor(
  artwork: Artwork,
  size: Size,
  fonts: FontSet,
  images: ReadonlyMap<string, string>
): Promise<Ink> {
  const { data, info } = await paintArtwork(artwork, size, fonts, images).raw().toBuffer({ resolveWithObject: true })
  const [left, top] = [Math.floor((size.width - info.width) / 2), Math.floor((size.height - info.height) / 2)]
  const pixels = new Uint8Array(size.width * size.height * 4)
  for (let y = 0; y < info.height; y++)
    pixels.set(data.subarray(y * info.width * 4, (y + 1) * info.width * 4), ((y + top) * size.width + left) * 4)
  return inkOf(pixels, size.width, size.height)
}
