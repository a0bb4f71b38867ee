import type { AssetInfo } from '../asset.ts'
import type { DesignSource } from './painter.ts'

/** A 2D context optimized for reading. */
export function readingContext(
  canvas: HTMLCanvasElement | OffscreenCanvas
): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws on no canvas.')
  return context
}

/** Fits a design into the print, centred; draws only the requested rows of ink. */
export function fitInk(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  design: DesignSource,
  { ink }: AssetInfo,
  rows = { first: 0, count: ink.height }
) {
  const context = readingContext(canvas)
  // Setting the size also clears it.
  canvas.width = ink.width
  canvas.height = rows.count
  const [ownWidth, ownHeight] =
    'naturalWidth' in design ? [design.naturalWidth, design.naturalHeight] : [design.width, design.height]
  const scale = Math.min(ink.width / ownWidth, ink.height / ownHeight)
  const [width, height] = [Math.round(ownWidth * scale), Math.round(ownHeight * scale)]
  // Down to half size, bilinear scaling is smooth enough, in a third of the time.
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
