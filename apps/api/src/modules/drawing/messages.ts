import type { AssetSize } from '@motif/mockup'
import type { Artwork } from './artwork.ts'
import type { RenderRequest } from './renderer/render.ts'
import type { OwnView } from './own-views.ts'
import type { ViewId } from './views.ts'

/**
 * What can be drawn: a product picture, a view's assets for browsers, an artwork as WebP, as SVG with embedded pictures, or as PNG of a given
 * width.
 */
export type DrawingRequest =
  | ({ kind: 'picture' } & RenderRequest)
  | { kind: 'view'; view: ViewId | OwnView; size: AssetSize }
  | { kind: 'artwork'; artwork: Artwork; longest: number }
  | { kind: 'svg'; artwork: Artwork }
  | { kind: 'png'; artwork: Artwork; width: number }

/** Messages to the drawing process: the pictures one by one, the view's photograph if any, then the request. */
export type DrawingOrder =
  | { image: string; data: Uint8Array; type: string }
  | { blank: Uint8Array }
  | { draw: DrawingRequest }
