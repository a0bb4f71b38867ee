import { createHash } from 'node:crypto'
import type { PhotoCrop } from '@motif/contract/photo-cut'
import type { Corners } from '@motif/mockup'
import { type View, type ViewId, isViewId, views } from './views.ts'

/** A view of the owner's photograph: unchanged (`own-`), or grey and tinted (`dyed-`). Named by its content hash. */
export type OwnViewId = `own-${string}` | `dyed-${string}`

/** Every view with pictures. */
export type AnyViewId = ViewId | OwnViewId

/** The source of a photograph's view. */
export interface OwnView {
  id: OwnViewId
  /** Id of the photograph's upload. */
  upload: string
  /** Focus of the crop, in whole percent of width and height. */
  focus: { x: number; y: number }
  /** Null: the whole photograph. */
  crop: PhotoCrop | null
  /** Corners of the print on the cropped picture, in fractions. */
  corners: Corners
  /** Size of the print in millimetres. */
  widthMm: number
  heightMm: number
}

const shape = /^(?:own|dyed)-(?<content>[0-9a-f]{16})$/

/** Increase it when photographs are rendered differently. */
const ownVersion = 1

export const isOwnViewId = (view: string): view is OwnViewId => shape.test(view)

export const isAnyViewId = (view: string): view is AnyViewId => isViewId(view) || isOwnViewId(view)

/** Content hash of a photograph's view; undefined for the shop's own models. */
export const ownContent = (view: AnyViewId): string | undefined => shape.exec(view)?.groups?.['content']

/** Whether a view is tinted; others are shown unchanged. */
export const takesColour = (view: AnyViewId): boolean => !view.startsWith('own-')

/** The id of a view by its content. `of` distinguishes products, so that a view is deleted with its product. */
export function ownViewOf(of: string, view: Omit<OwnView, 'id'>, isDyed: boolean): OwnView {
  const { upload, focus, crop, corners, widthMm, heightMm } = view
  const places = corners.map(({ x, y }) => [x, y])
  const content = createHash('sha256')
    .update(
      JSON.stringify([
        ownVersion,
        of,
        upload,
        focus.x,
        focus.y,
        places,
        widthMm,
        heightMm,
        isDyed,
        ...(crop ? [crop.x, crop.y, crop.width, crop.height] : [])
      ])
    )
    .digest('hex')
    .slice(0, 16)
  return { ...view, id: `${isDyed ? 'dyed' : 'own'}-${content}` }
}

/** Facts of any view. */
export const factsOfView = (view: ViewId | OwnView): Pick<View, 'print' | 'area'> =>
  typeof view === 'string' ? views[view] : boxOf(view)

/** Facts of a photograph's view. For a print in perspective, the area is its bounding box. */
export function boxOf({
  corners,
  widthMm,
  heightMm
}: Pick<OwnView, 'corners' | 'widthMm' | 'heightMm'>): Pick<View, 'print' | 'area'> {
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [x, y] = [Math.min(...across), Math.min(...down)]
  return {
    print: { widthMm, heightMm },
    area: { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y }
  }
}
