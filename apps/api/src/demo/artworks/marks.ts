import { documentVersion } from '@motif/design'
import type { DesignDocument, DesignNode, ShapeNode, TextNode } from '@motif/design'
import type { Outline } from './geometry.ts'

/** A node before it has a place in a document, and with it an id. */
export type Mark = Omit<ShapeNode, 'id'> | Omit<TextNode, 'id'>

const rounded = (value: number) => Math.round(value * 1000) / 1000
const fine = (value: number) => String(Math.round(value * 10_000) / 10_000)

const still = { rotation: 0, opacity: 1 }

/** A filled rectangle by its top left corner. */
export const rect = (x: number, y: number, width: number, height: number, fill: string): Mark => ({
  type: 'shape',
  shape: 'rectangle',
  ...still,
  x: rounded(x + width / 2),
  y: rounded(y + height / 2),
  width: rounded(width),
  height: rounded(height),
  fill
})

/** A filled disc, or an ellipse where a second radius is given, by its centre. */
export const disc = (x: number, y: number, radius: number, fill: string, radiusY = radius): Mark => ({
  type: 'shape',
  shape: 'ellipse',
  ...still,
  x: rounded(x),
  y: rounded(y),
  width: rounded(radius * 2),
  height: rounded(radiusY * 2),
  fill
})

function traced(outlines: readonly Outline[]) {
  const points = outlines.flatMap((outline) => outline.flatMap((step) => step.points))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  // A straight stroke has no extent one way; the unit square still needs one.
  const [width, height] = [Math.max(Math.max(...xs) - left, 0.1), Math.max(Math.max(...ys) - top, 0.1)]
  const path = outlines
    .flatMap((outline) => outline.map(({ command, points }) => command + points.map(([x, y]) => `${fine((x - left) / width)} ${fine((y - top) / height)}`).join(' ')))
    .join('')
  return { x: rounded(left + width / 2), y: rounded(top + height / 2), width: rounded(width), height: rounded(height), path }
}

/** Outlines filled with one ink, as one node. */
export const ink = (fill: string, ...outlines: readonly Outline[]): Mark => ({ type: 'shape', shape: 'path', ...still, ...traced(outlines), fill })

/** Outlines drawn with a pen of `width` millimetres, as one node. */
export const pen = (colour: string, width: number, ...outlines: readonly Outline[]): Mark => ({
  type: 'shape',
  shape: 'path',
  ...still,
  ...traced(outlines),
  stroke: { colour, width }
})

interface Lettering {
  font: string
  size: number
  fill: string
  letterSpacing?: number
  lineHeight?: number
  rotation?: number
  align?: TextNode['align']
}

/** Words centred on a point. */
export const words = (x: number, y: number, text: string, lettering: Lettering): Mark => ({
  type: 'text',
  ...still,
  x,
  y,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  ...lettering,
  text
})

/** Marks larger or smaller, then moved: for goods of another size than they were drawn for. */
export const resized = (marks: readonly Mark[], scale: number, dx = 0, dy = 0): Mark[] =>
  marks.map((mark) => {
    const place = { x: rounded(mark.x * scale + dx), y: rounded(mark.y * scale + dy) }
    if (mark.type === 'text') return { ...mark, ...place, size: rounded(mark.size * scale) }
    const stroke = mark.stroke && { stroke: { ...mark.stroke, width: rounded(mark.stroke.width * scale) } }
    return { ...mark, ...place, width: rounded(mark.width * scale), height: rounded(mark.height * scale), ...stroke }
  })

/** A design: marks, back to front, on one or more areas of a product. */
export const artwork = (product: string, areas: Readonly<Record<string, readonly Mark[]>>): DesignDocument => ({
  version: documentVersion,
  product,
  areas: Object.fromEntries(
    Object.entries(areas).map(([area, marks]) => [area, marks.map((mark, index): DesignNode => ({ ...mark, id: `${area}-${index + 1}` }))])
  )
})
