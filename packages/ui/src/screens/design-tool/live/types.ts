import type { Picture } from '@motif/contract'
import type { AreaSize, DesignDocument, FontSet } from '@motif/design'

/** One side of the product with what is designed on it. */
export interface DesignScene {
  document: DesignDocument
  area: AreaSize
  /** The unprinted product, from that side and in its colour. */
  picture: Picture
  /** Not here yet while nothing is on the side. */
  fonts: FontSet | undefined
}

/** Paints a product with a design on a canvas, as they will look. */
export interface DesignPainter {
  /** True once it stands on the canvas; false where another came before. Rejects where it cannot be painted. */
  show: (scene: DesignScene) => Promise<boolean>
  dispose: () => void
}

/** How large a picture is wanted. */
export type LiveSize = 'small' | 'large'

/** Gives a painter for a canvas, or none where somebody asked for little to be loaded. Called when there is time. */
export type OpenDesignPainter = (canvas: HTMLCanvasElement, size: LiveSize) => Promise<DesignPainter | undefined>
