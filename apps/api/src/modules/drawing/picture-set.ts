import type { Picture } from '@motif/contract'
import type { DesignDocument } from '@motif/design'
import { type ArtworkArea, artworkOf, hashOf } from './artwork.ts'
import { type AnyViewId, takesColour } from './own-views.ts'
import { isViewId, pictureSize, views } from './views.ts'

/** Available widths of every picture: cards, phones (800 for double density), zoom. */
export const pictureWidths = [320, 480, 640, 800, 960, 1280] as const

/** Background colour, shown while the picture loads. */
export const pictureBed = '#ebe8e2'

export interface PictureRequest {
  view: AnyViewId
  /** Colour of the product, `#rrggbb`. */
  tint: string
  /** The printed design; absent for the blank. */
  artwork?: DesignDocument | undefined
  /**
   * The print area of the document in this view: the area, or its id if it has the size of the view's print map. By default the document's first
   * area.
   */
  area?: ArtworkArea | string | undefined
  /** The artwork's hash, if known, to avoid reading and hashing. */
  artworkName?: string | undefined
  alt: string
}

/** The area to show: an explicit size takes precedence over that of the view's print map. */
function areaOf(view: AnyViewId, document: DesignDocument, area: ArtworkArea | string | undefined): ArtworkArea {
  if (typeof area === 'object') return area
  if (!isViewId(view)) throw new TypeError('The print of a photograph has a size for whoever draws on it alone')
  return { id: area ?? Object.keys(document.areas)[0] ?? '', ...views[view].print }
}

/** The artwork's hash in picture URLs; `blank` if empty. */
export function artworkNameOf(document: DesignDocument, area: ArtworkArea): string {
  const printed = artworkOf(document, area)
  return printed.nodes.length === 0 ? 'blank' : hashOf(printed)
}

/** The colour in picture URLs of untinted views. */
const asTaken = 'ffffff'

const nameIn = ({ view, artwork, area, artworkName }: PictureRequest): string =>
  artworkName ?? (artwork === undefined ? 'blank' : artworkNameOf(artwork, areaOf(view, artwork, area)))

/** Describes the picture of a product in a colour with a design. Pure: it is rendered on request. */
export function pictureOf(request: PictureRequest): Picture {
  const tint = takesColour(request.view) ? request.tint.slice(1).toLowerCase() : asTaken
  return {
    url: `/pictures/${request.view}/${tint}/${nameIn(request)}`,
    widths: [...pictureWidths],
    ...pictureSize,
    alt: request.alt,
    placeholder: pictureBed
  }
}
