import { documentVersion } from '@motif/design'
import type { ClipArtNode, DesignDocument, DesignNode, Paint, QrNode, ShapeNode, Stroke, TextNode } from '@motif/design'
import type { Outline } from './geometry.ts'

/** A node before it has a place in a document, and with it an id. */
export type Mark = Omit<ShapeNode, 'id'> | Omit<TextNode, 'id'> | Omit<ClipArtNode, 'id'> | Omit<QrNode, 'id'>

const rounded = (value: number) => Math.round(value * 1000) / 1000
const fine = (value: number) => String(Math.round(value * 10_000) / 10_000)

const still = { rotation: 0, opacity: 1 }

/** A filled rectangle by its top left corner. */
export const rect = (x: number, y: number, width: number, height: number, fill: Paint): Mark => ({
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
export const disc = (x: number, y: number, radius: number, fill: Paint, radiusY = radius): Mark => ({
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
    .flatMap((outline) =>
      outline.map(
        ({ command, points }) =>
          command + points.map(([x, y]) => `${fine((x - left) / width)} ${fine((y - top) / height)}`).join(' ')
      )
    )
    .join('')
  return {
    x: rounded(left + width / 2),
    y: rounded(top + height / 2),
    width: rounded(width),
    height: rounded(height),
    path
  }
}

/** Outlines filled with one ink, as one node. */
export const ink = (fill: Paint, ...outlines: readonly Outline[]): Mark => ({
  type: 'shape',
  shape: 'path',
  ...still,
  ...traced(outlines),
  fill
})

/** Outlines drawn with a pen of `width` millimetres, as one node. */
export const pen = (colour: string, width: number, ...outlines: readonly Outline[]): Mark => ({
  type: 'shape',
  shape: 'path',
  ...still,
  ...traced(outlines),
  stroke: { colour, width }
})

/** The same in strokes and gaps of `dash` millimetres. */
export const dashed = (
  colour: string,
  width: number,
  dash: readonly number[],
  ...outlines: readonly Outline[]
): Mark => ({
  type: 'shape',
  shape: 'path',
  ...still,
  ...traced(outlines),
  stroke: { colour, width, dash: [...dash], cap: 'round' }
})

/** A drawing of the clip-art catalogue, `width` across, around a point. */
export const clip = (art: string, x: number, y: number, width: number, fill: Paint, rotation = 0): Mark => ({
  type: 'clip-art',
  ...still,
  rotation,
  x: rounded(x),
  y: rounded(y),
  art,
  width: rounded(width),
  height: rounded(width),
  fill
})

/** Bands of colour one after the other with sharp edges between them; 90° runs downwards. */
export const bands = (angle: number, ...tints: readonly string[]): Paint => ({
  type: 'linear',
  angle,
  // Where a band is followed by one like it, neither needs to say where they meet.
  stops: tints.flatMap((colour, index) =>
    [
      { at: index / tints.length, isEdge: colour !== tints[index - 1] },
      { at: (index + 1) / tints.length, isEdge: colour !== tints[index + 1] }
    ].flatMap(({ at, isEdge }) => (isEdge ? [{ at: rounded(at), colour, opacity: 1 }] : []))
  )
})

/** From one colour to the next; 90° runs downwards. */
export const blend = (angle: number, ...tints: readonly string[]): Paint => ({
  type: 'linear',
  angle,
  stops: tints.map((colour, index) => ({ at: rounded(index / (tints.length - 1)), colour, opacity: 1 }))
})

interface Lettering {
  font: string
  size: number
  fill: Paint
  letterSpacing?: number
  lineHeight?: number
  rotation?: number
  align?: TextNode['align']
  /** Degrees of a circle it covers: above 0 bent like a rainbow, below 0 like a bowl. */
  arc?: number
  stroke?: Stroke
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

/** A face as far as setting it on a circle needs: how high its lines are above and below the baseline, in em. */
interface Face {
  font: string
  ascent: number
  descent: number
}

export const faces = {
  bebas: { font: 'bebas-neue', ascent: 0.9, descent: 0.3 },
  slab: { font: 'alfa-slab-one', ascent: 1.036, descent: 0.333 },
  bungee: { font: 'bungee', ascent: 1.02, descent: 0.3 },
  anton: { font: 'anton', ascent: 1.176, descent: 0.329 }
} satisfies Record<string, Face>

/**
 * Words whose baseline lies on a circle: over its top, or where the radius is below 0 along its bottom, their feet outwards.
 * `em` is how wide they run in em, the space between letters included.
 */
export function onCircle(
  x: number,
  y: number,
  radius: number,
  text: string,
  em: number,
  { ascent, descent, font }: Face,
  lettering: Omit<Lettering, 'font' | 'arc'>
): Mark {
  const { size } = lettering
  const [turn, reach] = [(em * size) / Math.abs(radius), Math.abs(radius)]
  const share = Math.cos(Math.min(turn, Math.PI) / 2)
  const [near, far] =
    radius > 0
      ? [-(reach - descent * size) * share, -(reach + ascent * size)]
      : [(reach - ascent * size) * share, reach + descent * size]
  return words(x, rounded(y + (near + far) / 2), text, {
    ...lettering,
    font,
    arc: rounded(((turn * 180) / Math.PI) * Math.sign(radius))
  })
}

/** Marks larger or smaller, then moved: for a product of another size than they were drawn for. */
export const resized = (marks: readonly Mark[], scale: number, dx = 0, dy = 0): Mark[] =>
  marks.map((mark) => {
    const place = { x: rounded(mark.x * scale + dx), y: rounded(mark.y * scale + dy) }
    if (mark.type === 'qr') return { ...mark, ...place, width: rounded(mark.width * scale) }
    const stroke = mark.stroke && { stroke: { ...mark.stroke, width: rounded(mark.stroke.width * scale) } }
    if (mark.type === 'text') return { ...mark, ...place, ...stroke, size: rounded(mark.size * scale) }
    return { ...mark, ...place, width: rounded(mark.width * scale), height: rounded(mark.height * scale), ...stroke }
  })

/** A design: marks, back to front, on one or more areas of a product. */
export const artwork = (product: string, areas: Readonly<Record<string, readonly Mark[]>>): DesignDocument => ({
  version: documentVersion,
  product,
  areas: Object.fromEntries(
    Object.entries(areas).map(([area, marks]) => [
      area,
      marks.map((mark, index): DesignNode => ({ ...mark, id: `${area}-${index + 1}` }))
    ])
  )
})
