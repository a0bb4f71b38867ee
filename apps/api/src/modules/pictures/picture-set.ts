import type { Picture } from '@motif/contract'
import type { DesignDocument } from '@motif/design'
import { type ArtworkArea, artworkOf, hashOf } from './artwork.ts'
import { type ViewId, pictureSize, views } from './views.ts'

/** Widths every picture can be had in. Cards, phones (800 on two pixels each way), zoom. */
export const pictureWidths = [320, 480, 640, 800, 960, 1280] as const

/** The bed the goods stand on, shown until the picture is there. */
const bedColour = '#ebe8e2'

export interface PictureRequest {
  view: ViewId
  /** Colour of the goods, `#rrggbb`. */
  tint: string
  /** What is printed on it; none shows the blank. */
  artwork?: DesignDocument | undefined
  /**
   * The print area of the document this view shows: the area itself, or its id where it has the size of the
   * view's print map. Without it the document's first area is shown.
   */
  area?: ArtworkArea | string | undefined
  alt: string
}

/** Finds the area to show: a given size wins over the size of the view's own print map. */
function areaOf(view: ViewId, document: DesignDocument, area: ArtworkArea | string | undefined): ArtworkArea {
  if (typeof area === 'object') return area
  return { id: area ?? Object.keys(document.areas)[0] ?? '', ...views[view].print }
}

/** The name an artwork has in the address of a picture: `blank` where nothing is printed. */
function artworkName({ view, artwork, area }: PictureRequest): string {
  if (artwork === undefined) return 'blank'
  const printed = artworkOf(artwork, areaOf(view, artwork, area))
  return printed.nodes.length === 0 ? 'blank' : hashOf(printed)
}

/** Describes the picture of goods in a colour with something printed on them. Pure: the picture is made when it is asked for. */
export function pictureOf(request: PictureRequest): Picture {
  return {
    url: `/pictures/${request.view}/${request.tint.slice(1).toLowerCase()}/${artworkName(request)}`,
    widths: [...pictureWidths],
    ...pictureSize,
    alt: request.alt,
    placeholder: bedColour
  }
}
