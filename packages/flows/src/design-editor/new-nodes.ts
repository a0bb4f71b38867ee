import {
  type Box,
  type DesignNode,
  type EditorArea,
  type ImageNode,
  type NewNode,
  type Point,
  type TextNode,
  qrModules,
  writtenText
} from '@motif/design'
import { inRange, length, place, scaled } from './frame.ts'
import { withNewIds } from './services/clipboard.ts'

type AreaSize = Pick<EditorArea, 'widthMm' | 'heightMm'>

/** The visible part of an area; all of it if none is. */
function seenPart({ widthMm, heightMm }: AreaSize, seen: Box = everything): Box {
  const part = {
    left: Math.max(0, seen.left),
    top: Math.max(0, seen.top),
    right: Math.min(widthMm, seen.right),
    bottom: Math.min(heightMm, seen.bottom)
  }
  return part.left < part.right && part.top < part.bottom ? part : { left: 0, top: 0, right: widthMm, bottom: heightMm }
}

const everything: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

/** Centre of the visible part of an area. */
export function centreOfVisible(area: AreaSize, seen?: Box): Point {
  const { left, top, right, bottom } = seenPart(area, seen)
  return { x: place((left + right) / 2), y: place((top + bottom) / 2) }
}

/** A new text, centred in the visible part and large enough to notice. */
export function newText(
  area: AreaSize,
  { id, text, font, fill, seen }: Pick<TextNode, 'id' | 'text' | 'font' | 'fill'> & { seen?: Box }
): TextNode {
  const { left, top, right, bottom } = seenPart(area, seen)
  return {
    type: 'text',
    id,
    text: writtenText(text),
    font,
    fill,
    ...centreOfVisible(area, seen),
    rotation: 0,
    opacity: 1,
    size: inRange(Math.round(Math.min(right - left, bottom - top) / 8), 4, 60),
    align: 'centre',
    letterSpacing: 0,
    lineHeight: 1.2
  }
}

const dotsPerInch = 300
const millimetresPerInch = 25.4

/** A new picture, centred, at print resolution, and at most four fifths of the area. */
export function newImage(
  area: AreaSize,
  {
    id,
    image,
    widthPx,
    heightPx,
    name
  }: { id: string; image: string; widthPx: number; heightPx: number; name?: string }
): ImageNode {
  const sharp = millimetresPerInch / dotsPerInch
  const fit = 0.8 * Math.min(area.widthMm / widthPx, area.heightMm / heightPx)
  // Small pictures are enlarged to a third of the area: a speck looks like an error.
  const scale = Math.min(fit, Math.max(sharp, fit / 2.4))
  const size = { width: length(widthPx * scale), height: length(heightPx * scale) }
  return {
    type: 'image',
    id,
    image,
    ...(name === undefined ? {} : { name: writtenText(name, 80) }),
    x: area.widthMm / 2,
    y: area.heightMm / 2,
    rotation: 0,
    opacity: 1,
    ...size
  }
}

/** Jersey layout: the name on an arc above a large number, in the upper part of the area. */
export function newNameAndNumber(
  area: AreaSize,
  { name, number, fill, newId }: { name: string; number: string; fill: string; newId: () => string }
): TextNode[] {
  const reach = Math.min(area.widthMm, area.heightMm)
  const from = area.heightMm > area.widthMm ? 0 : (area.heightMm - reach) / 2
  const words = (role: 'name' | 'number', text: string, size: number, down: number): TextNode => ({
    ...newText(area, { id: newId(), text, font: 'anton', fill }),
    role,
    size: inRange(length(reach * size), 1, 1000),
    y: place(from + reach * down)
  })
  return [{ ...words('name', name, 0.15, 0.16), arc: 20, letterSpacing: 0.04 }, words('number', number, 0.64, 0.61)]
}

/** Comfortable module size for phones, in millimetres. */
const readableModule = 0.8

/** Longer side before it is sized. */
function longestOf(thing: NewNode): number {
  if (thing.type === 'qr') return thing.width
  if (thing.type !== 'group') return Math.max(thing.width, thing.height)
  return Math.max(
    ...thing.children.flatMap(({ x, y, width, height }) => [2 * Math.abs(x) + width, 2 * Math.abs(y) + height])
  )
}

/** A new shape, drawing or QR code: a third of the area, within its visible part; QR codes are large enough to scan. */
export function createNode(
  thing: NewNode,
  { newId, area, seen, at }: { newId: () => string; area: AreaSize; seen: Box; at?: Point | undefined }
): DesignNode {
  const { left, top, right, bottom } = seenPart(area, seen)
  const narrow = Math.min(area.widthMm, area.heightMm)
  const least = thing.type === 'qr' ? qrModules(thing) * readableModule : 0
  const size = Math.min(Math.max(Math.min(narrow / 3, 0.6 * Math.min(right - left, bottom - top)), least), 0.8 * narrow)
  const { x, y } = at ?? centreOfVisible(area, seen)
  const read = thing.type === 'qr' ? { ...thing, data: writtenText(thing.data, 1000) } : thing
  const node = withNewIds({ ...read, id: '', x: place(x), y: place(y), rotation: 0, opacity: 1 }, newId)
  return scaled(node, size / longestOf(thing))
}
