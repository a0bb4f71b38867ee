import type { ColourMatrix } from '../colour/colour-matrix.ts'
import type { Gradient } from '../document/paint.ts'
import type { Outline } from '../geometry/outline.ts'
import type { Point, Transform } from '../geometry/matrix.ts'

/** From one point to another, or from a point outwards, in the millimetres of what it fills. */
export type DrawnGradient =
  | { type: 'linear'; from: Point; to: Point; stops: Gradient['stops'] }
  | { type: 'radial'; centre: Point; radius: number; stops: Gradient['stops'] }

export interface DrawnStroke {
  /** As #rrggbb. */
  colour: string
  width: number
  cap: 'butt' | 'round' | 'square'
  /** Lengths of strokes and gaps in turn; empty for an unbroken line. */
  dash: readonly number[]
}

export interface DrawnPath {
  type: 'path'
  outline: Outline
  /** A colour as #rrggbb, or a gradient; only the stroke is seen without either. */
  fill: string | DrawnGradient | undefined
  stroke: DrawnStroke | undefined
}

/** An unsharp mask: what an edge differs from the picture softened, so many times more. */
export interface DrawnSharpening {
  amount: number
  /** Standard deviation of the softening, in the millimetres of the image's box. */
  deviation: number
}

export interface DrawnImage {
  type: 'image'
  /** Identifier of the upload. Whoever writes the drawing knows where its bytes are. */
  image: string
  x: number
  y: number
  width: number
  height: number
  /** Done first. */
  sharpening: DrawnSharpening | undefined
  /** What is done to its colours, one after the other. */
  colours: readonly ColourMatrix[] | undefined
}

export interface DrawnGroup {
  type: 'group'
  transform: Transform | undefined
  /** Of the group as a whole. */
  opacity: number
  /** What may be seen of it. */
  clip: Outline | undefined
  children: readonly Drawn[]
}

/** What a drawing is made of, back to front. */
export type Drawn = DrawnGroup | DrawnPath | DrawnImage

/**
 * A print area as it looks. Lengths are millimetres. Numbers are rounded to what SVG text holds, so that every format
 * written from it places a thing alike.
 */
export interface Drawing {
  widthMm: number
  heightMm: number
  children: readonly Drawn[]
}
