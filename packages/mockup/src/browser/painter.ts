import type { Tint } from '../description.ts'
import type { ViewFile } from './view-file.ts'

/** What a design may be: anything a canvas can draw and that has a size. */
export type DesignSource = ImageBitmap | HTMLCanvasElement | OffscreenCanvas | HTMLImageElement

export interface PaintRequest {
  view: ViewFile
  tint: Tint
  design: DesignSource | null
}

/** Paints whole pictures. One serves every mockup of a page. */
export interface Painter {
  /** Paints onto the target; gives false where it can paint no more at all. At once where it may, so that nothing is seen in between. */
  paint(order: PaintRequest, target: CanvasRenderingContext2D): boolean | Promise<boolean>
  dispose(): void
}
