import type { AssetInfo } from '../asset.ts'
import type { DesignSource } from './painter.ts'

/** The two-dimensional context of a canvas that is read more than it is shown. */
export function readingContext(
  canvas: HTMLCanvasElement | OffscreenCanvas
): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws on no canvas.')
  return context
}

/**
 * Places a design in the middle of the print, its own ratio kept, as large as it fits; of all rows of ink those that are asked
 * for stand on the canvas.
 */
export function fitInk(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  design: DesignSource,
  { ink }: AssetInfo,
  rows = { first: 0, count: ink.height }
) {
  const context = readingContext(canvas)
  // Setting a size also empties it.
  canvas.width = ink.width
  canvas.height = rows.count
  const [ownWidth, ownHeight] =
    'naturalWidth' in design ? [design.naturalWidth, design.naturalHeight] : [design.width, design.height]
  const scale = Math.min(ink.width / ownWidth, ink.height / ownHeight)
  const [width, height] = [Math.round(ownWidth * scale), Math.round(ownHeight * scale)]
  // Down to half its size a picture is smooth by blending four neighbours, which takes a third of the time.
  context.imageSmoothingQuality = scale < 0.5 ? 'high' : 'low'
  context.drawImage(
    design,
    Math.floor((ink.width - width) / 2),
    Math.floor((ink.height - height) / 2) - rows.first,
    width,
    height
  )
  return context
}
