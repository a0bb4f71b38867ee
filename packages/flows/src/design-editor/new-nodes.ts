import type { EditorArea, ImageNode, TextNode } from '@motif/design'
import { inRange, length } from './frame.ts'

type AreaSize = Pick<EditorArea, 'widthMm' | 'heightMm'>

/** Words in the middle of an area, big enough to be seen at once. */
export const newText = (area: AreaSize, { id, text, font, fill }: Pick<TextNode, 'id' | 'text' | 'font' | 'fill'>): TextNode => ({
  type: 'text',
  id,
  text,
  font,
  fill,
  x: area.widthMm / 2,
  y: area.heightMm / 2,
  rotation: 0,
  opacity: 1,
  size: inRange(Math.round(Math.min(area.widthMm, area.heightMm) / 8), 4, 60),
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2
})

const dotsPerInch = 300
const millimetresPerInch = 25.4

/** A picture in the middle of an area, as large as it prints well, and within four fifths of the area. */
export function newImage(area: AreaSize, { id, image, widthPx, heightPx, name }: { id: string; image: string; widthPx: number; heightPx: number; name?: string }): ImageNode {
  const sharp = millimetresPerInch / dotsPerInch
  const fit = 0.8 * Math.min(area.widthMm / widthPx, area.heightMm / heightPx)
  // A small picture is enlarged to a third of the area: a speck in the middle looks like a fault.
  const scale = Math.min(fit, Math.max(sharp, fit / 2.4))
  const size = { width: length(widthPx * scale), height: length(heightPx * scale) }
  return { type: 'image', id, image, ...(name === undefined ? {} : { name: name.slice(0, 80) }), x: area.widthMm / 2, y: area.heightMm / 2, rotation: 0, opacity: 1, ...size }
}
