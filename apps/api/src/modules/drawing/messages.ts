import type { AssetSize } from '@motif/mockup'
import type { Artwork } from './artwork.ts'
import type { RenderRequest } from './renderer/render.ts'
import type { OwnView } from './own-views.ts'
import type { ViewId } from './views.ts'

/**
 * What can be drawn: a picture of a product, what a browser draws a view from, an artwork by itself as WebP, the same as SVG with
 * its pictures within, or as PNG of a width.
 */
export type DrawingRequest =
  | ({ kind: 'picture' } & RenderRequest)
  | { kind: 'view'; view: ViewId | OwnView; size: AssetSize }
  | { kind: 'artwork'; artwork: Artwork; longest: number }
  | { kind: 'svg'; artwork: Artwork }
  | { kind: 'png'; artwork: Artwork; width: number }

/** What the server tells the process that draws: the pictures one by one, the photograph of a view that has one, then what to draw with them. */
export type DrawingOrder =
  | { image: string; data: Uint8Array; type: string }
  | { blank: Uint8Array }
  | { draw: DrawingRequest }
