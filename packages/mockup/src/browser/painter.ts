import type { Tint } from '../description.ts'
import type { ViewFile } from './view-file.ts'

/** A design: any canvas image source with a size. */
export type DesignSource = ImageBitmap | HTMLCanvasElement | OffscreenCanvas | HTMLImageElement

export interface PaintRequest {
  view: ViewFile
  tint: Tint
  design: DesignSource | null
}

/** Renders complete pictures; shared by all mockups of a page. */
export interface Painter {
  /** Renders to the target; false if it is permanently unable. Synchronous if possible, to avoid flicker. */
  paint(order: PaintRequest, target: CanvasRenderingContext2D): boolean | Promise<boolean>
  dispose(): void
}
