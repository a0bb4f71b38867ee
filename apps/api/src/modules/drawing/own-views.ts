import { createHash } from 'node:crypto'
import type { Corners } from '@motif/mockup'
import { type View, type ViewId, isViewId, views } from './views.ts'

/** A view of a photograph the owner brought: of a product as it was taken (`own-`), or of a grey one that is dyed (`dyed-`). Named by its content. */
export type OwnViewId = `own-${string}` | `dyed-${string}`

/** Every view pictures can be made of. */
export type AnyViewId = ViewId | OwnViewId

/** What a view of a photograph is made from. */
export interface OwnView {
  id: OwnViewId
  /** Identifier of the photograph's upload. */
  upload: string
  /** What is never cut off it, in whole percent of its width and height. */
  focus: { x: number; y: number }
  /** Where the print lies on the picture that is cut from it, in fractions. */
  corners: Corners
  /** Size of the print in millimetres. */
  widthMm: number
  heightMm: number
}

const shape = /^(?:own|dyed)-(?<content>[0-9a-f]{16})$/

/** Raised when photographs are to come out otherwise than before. */
const ownVersion = 1

export const isOwnViewId = (view: string): view is OwnViewId => shape.test(view)

export const isAnyViewId = (view: string): view is AnyViewId => isViewId(view) || isOwnViewId(view)

/** Names the content of a view of a photograph; undefined for the shop's own models. */
export const ownContent = (view: AnyViewId): string | undefined => shape.exec(view)?.groups?.['content']

/** Whether a view takes the colour of the product; others show it as it was taken. */
export const takesColour = (view: AnyViewId): boolean => !view.startsWith('own-')

/** Names a view by what it shows. `of` tells products apart, so that a view goes with its product. */
export function ownViewOf(of: string, view: Omit<OwnView, 'id'>, isDyed: boolean): OwnView {
  const { upload, focus, corners, widthMm, heightMm } = view
  const places = corners.map(({ x, y }) => [x, y])
  const content = createHash('sha256')
    .update(JSON.stringify([ownVersion, of, upload, focus.x, focus.y, places, widthMm, heightMm, isDyed]))
    .digest('hex')
    .slice(0, 16)
  return { ...view, id: `${isDyed ? 'dyed' : 'own'}-${content}` }
}

/** What the shop needs to know of any view. */
export const factsOfView = (view: ViewId | OwnView): Pick<View, 'print' | 'area'> =>
  typeof view === 'string' ? views[view] : boxOf(view)

/** The same of what is drawn on a photograph. Of a print seen at an angle the area is the box around it. */
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
