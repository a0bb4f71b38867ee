import type { Picture } from '@motif/contract'
import type { DesignDocument } from '@motif/design'
import { type AnyViewId, type ArtworkArea, type ViewId, isOwnViewId, pictureOf } from '../drawing/index.ts'

const viewWords: Readonly<Record<ViewId, string>> = {
  'tshirt-front': 'front',
  'tshirt-back': 'back',
  'hoodie-front': 'front',
  'hoodie-back': 'back',
  'cap-front': 'front',
  'mug-right': 'seen from the right',
  'mug-left': 'seen from the left',
  'mug-front': 'seen from the front',
  'mug-on-table': 'on a table',
  'enamel-mug': 'seen from the side',
  'tote-front': 'front',
  'tote-on-peg': 'on a peg rail',
  pouch: 'front',
  'poster-plain': 'unframed',
  'poster-framed': 'framed on a wall',
  'poster-in-room': 'framed over a sideboard',
  'phonecase-back': 'back',
  notebook: 'cover',
  'sticker-sheet': 'sheet',
  'greeting-card': 'front'
}

/** Two views of one printed side: what is printed on the one is seen on the other. */
const sameSide: Readonly<Partial<Record<ViewId, ViewId>>> = {
  'poster-framed': 'poster-plain',
  'poster-plain': 'poster-framed',
  'poster-in-room': 'poster-plain',
  'mug-front': 'mug-right',
  'mug-on-table': 'mug-right',
  'tote-on-peg': 'tote-front'
}

/** What a picture needs to know of a print area. */
export interface PicturedArea extends ArtworkArea {
  view: AnyViewId
  /** Of colours that have one of their own, by their values. */
  views?: Readonly<Record<string, AnyViewId>>
}

/** The view that shows a print area in a colour. */
const viewOf = ({ view, views }: PicturedArea, colour: string | undefined): AnyViewId =>
  (colour === undefined ? undefined : views?.[colour]) ?? view

export interface ProductViewPicture {
  name: string
  areas: readonly PicturedArea[]
  /** Its value tells which photograph is of it. */
  colour: { value?: string; label: string; swatch: string | null } | undefined
  /** One of the product's, or that of a print area. */
  view: AnyViewId
  /** Printed on it; none shows the blank. */
  artwork?: DesignDocument | null | undefined
  /** The same by its name, where that is known. */
  artworkName?: string | undefined
}

const unpainted = '#ffffff'

/** A picture of a product in a colour, with the part of an artwork that this view shows. */
export function productPicture({ name, areas, colour, view, artwork, artworkName }: ProductViewPicture): Picture {
  const seen =
    areas.find((area) => area.view === view) ??
    (isOwnViewId(view) ? undefined : areas.find((area) => area.view === sameSide[view]))
  const words = isOwnViewId(view) ? undefined : viewWords[view]
  return pictureOf({
    view: isOwnViewId(view) && seen ? viewOf(seen, colour?.value) : view,
    tint: colour?.swatch ?? unpainted,
    alt: [name, colour?.label, words].filter((word) => word !== undefined && word !== '').join(', '),
    artworkName,
    ...(artwork && seen
      ? { artwork, area: { id: seen.id, widthMm: seen.widthMm, heightMm: seen.heightMm } }
      : undefined)
  })
}

/** The area to show a design on: the first of the product's that something is placed on. */
export function shownArea<Area extends { id: string }>(
  areas: readonly Area[],
  design: DesignDocument
): Area | undefined {
  return areas.find((area) => (design.areas[area.id]?.length ?? 0) > 0) ?? areas[0]
}
