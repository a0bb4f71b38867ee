import type { Picture } from '@motif/contract'

/** Paints product pictures on a canvas by itself, so that nobody waits for the server's. */
export interface LivePainter {
  /** True once the picture stands on the canvas; false where another came before. Rejects where it cannot be painted. */
  show(picture: Picture): Promise<boolean>
  /** Fetches what these are painted from, nothing else being more urgent. */
  prepare(pictures: readonly Picture[]): void
  dispose(): void
}

/** Gives a painter for a canvas, or none where somebody asked for little to be loaded. Called when there is time. */
export type OpenLivePainter = (canvas: HTMLCanvasElement) => Promise<LivePainter | undefined>
