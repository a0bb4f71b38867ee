import type { Picture } from '@motif/contract'
import type { AreaSize, DesignDocument, FontSet } from '@motif/design'

/** One side of the product with its design. */
export interface DesignScene {
  document: DesignDocument
  area: AreaSize
  /** The blank product, from that side and in its colour. */
  picture: Picture
  /** Undefined while the side has no text. */
  fonts: FontSet | undefined
}

/** Renders a product with a design on a canvas. */
export interface DesignPainter {
  /** Resolves to true once shown; false if superseded. Rejects if it cannot be rendered. */
  show: (scene: DesignScene) => Promise<boolean>
  dispose: () => void
}

/** Size of a live preview. */
export type LiveSize = 'small' | 'large'

/** Creates a painter for a canvas, or none with data saving. Called when idle. */
export type OpenDesignPainter = (canvas: HTMLCanvasElement, size: LiveSize) => Promise<DesignPainter | undefined>
