import type { Box, Drawing } from '@motif/design'
import { cullToWindow } from '../drawing/cull-to-window.ts'
import type { Picture } from '../pictures/picture.ts'
import { layerArea, losesLayers } from './layers.ts'
import { cutPictures } from './parts.ts'

/** A strip of pixel rows, and the window it shows. */
export interface Strip {
  drawing: Drawing
  /** In millimetres. */
  window: Box
  firstRow: number
  rows: number
}

interface Size {
  width: number
  height: number
}

/** Memory for layers beside the sheet, in bytes. */
const roomForLayers = 120 * 2 ** 20

const counts = [1, 2, 4, 8, 16, 32] as const

function divide(
  drawing: Drawing,
  { width, height }: Size,
  count: number,
  pictures: ReadonlyMap<string, Picture>
): { strips: Strip[]; bytes: number } {
  const [across, down] = [drawing.widthMm / width, drawing.heightMm / height]
  const most = Math.ceil(height / count)
  const strips = Array.from({ length: Math.ceil(height / most) }, (_, index): Strip => {
    const firstRow = index * most
    const rows = Math.min(most, height - firstRow)
    const window = { left: 0, top: firstRow * down, right: drawing.widthMm, bottom: (firstRow + rows) * down }
    return { drawing: cutPictures(cullToWindow(drawing, window), window, pictures), window, firstRow, rows }
  })
  const area = Math.max(...strips.map((strip) => layerArea(strip.drawing, strip.window)))
  return { strips, bytes: (area / (across * down)) * 4 }
}

/**
 * A sheet as one strip, or as several if its layers would not fit into memory: they grow with the painted sheet. Limited so that the painter never
 * loses a layer.
 */
export function stripsOf(
  drawing: Drawing,
  size: Size,
  pictures: ReadonlyMap<string, Picture>,
  layerBytes = roomForLayers
): Strip[] {
  let found = divide(drawing, size, 1, pictures)
  for (const count of counts.slice(1)) {
    if (found.bytes <= layerBytes || count > size.height) break
    const next = divide(drawing, size, count, pictures)
    if (next.strips.some((strip) => losesLayers(strip.drawing, strip.window))) break
    found = next
  }
  return found.strips
}
