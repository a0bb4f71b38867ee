import type { Picture } from '@motif/contract'
import type { DesignDocument } from '@motif/design'
import { type ArtworkArea, artworkOf, hashOf } from './artwork.ts'
import { type AnyViewId, takesColour } from './own-views.ts'
import { isViewId, pictureSize, views } from './views.ts'

/** Widths every picture can be had in. Cards, phones (800 on two pixels each way), zoom. */
export const pictureWidths = [320, 480, 640, 800, 960, 1280] as const

/** The background the product stands on, shown until the picture is there. */
export const pictureBed = '#ebe8e2'

export interface PictureRequest {
  view: AnyViewId
  /** Colour of the product, `#rrggbb`. */
  tint: string
  /** What is printed on it; none shows the blank. */
  artwork?: DesignDocument | undefined
  /**
   * The print area of the document this view shows: the area itself, or its id where it has the size of the
   * view's print map. Without it the document's first area is shown.
   */
  area?: ArtworkArea | string | undefined
  /** The artwork by its name, where that is known: nothing is read or hashed then. */
  artworkName?: string | undefined
  alt: string
}

/** Finds the area to show: a given size wins over the size of the view's own print map. */
function areaOf(view: AnyViewId, document: DesignDocument, area: ArtworkArea | string | undefined): ArtworkArea {
  if (typeof area === 'object') return area
  if (!isViewId(view)) throw new TypeError('The print of a photograph has a size for whoever draws on it alone')
  return { id: area ?? Object.keys(document.areas)[0] ?? '', ...views[view].print }
}

/** The name of what is printed on an area in addresses of pictures: `blank` where that is nothing. */
export function artworkNameOf(document: DesignDocument, area: ArtworkArea): string {
  const printed = artworkOf(document, area)
  return printed.nodes.length === 0 ? 'blank' : hashOf(printed)
}

/** The colour in addresses of pictures that take none. */
const asTaken = 'ffffff'

const nameIn = ({ view, artwork, area, artworkName }: PictureRequest): string =>
  artworkName ?? (artwork === undefined ? 'blank' : artworkNameOf(artwork, areaOf(view, artwork, area)))

/** Describes the picture of a product in a colour with something printed on them. Pure: the picture is made when it is asked for. */
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
