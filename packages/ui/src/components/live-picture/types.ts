import type { Picture } from '@motif/contract'

/** Renders product pictures on a canvas, without waiting for the server. */
export interface LivePainter {
  /** Resolves to true once the picture is shown; false if superseded. Rejects if it cannot be rendered. */
  show(picture: Picture): Promise<boolean>
  /** Preloads the assets of pictures at low priority. */
  prepare(pictures: readonly Picture[]): void
  dispose(): void
}

/** Creates a painter for a canvas, or none with data saving. Called when idle. */
export type OpenLivePainter = (canvas: HTMLCanvasElement) => Promise<LivePainter | undefined>
