import type { ColourMatrix } from '../colour/colour-matrix.ts'
import type { Gradient } from '../document/paint.ts'
import type { Outline } from '../geometry/outline.ts'
import type { Point, Transform } from '../geometry/matrix.ts'

/** Linear or radial gradient, in the millimetres of the element it fills. */
export type DrawnGradient =
  | { type: 'linear'; from: Point; to: Point; stops: Gradient['stops'] }
  | { type: 'radial'; centre: Point; radius: number; stops: Gradient['stops'] }

export interface DrawnStroke {
  /** As #rrggbb. */
  colour: string
  width: number
  cap: 'butt' | 'round' | 'square'
  /** Lengths of dashes and gaps, alternating; empty for a solid line. */
  dash: readonly number[]
}

export interface DrawnPath {
  type: 'path'
  outline: Outline
  /** A colour as #rrggbb, or a gradient; undefined for stroke only. */
  fill: string | DrawnGradient | undefined
  stroke: DrawnStroke | undefined
}

/** An unsharp mask: adds the difference to the blurred picture, multiplied by an amount. */
export interface DrawnSharpening {
  amount: number
  /** Standard deviation of the blur, in the millimetres of the image's box. */
  deviation: number
}

export interface DrawnImage {
  type: 'image'
  /** Upload id. The writer of the drawing resolves it to bytes. */
  image: string
  x: number
  y: number
  width: number
  height: number
  /** Applied first. */
  sharpening: DrawnSharpening | undefined
  /** Colour matrices, in order of application. */
  colours: readonly ColourMatrix[] | undefined
}

export interface DrawnGroup {
  type: 'group'
  transform: Transform | undefined
  /** Group opacity. */
  opacity: number
  /** Clip path of the group. */
  clip: Outline | undefined
  children: readonly Drawn[]
}

/** Elements of a drawing, back to front. */
export type Drawn = DrawnGroup | DrawnPath | DrawnImage

/**
 * A rendered print area. Lengths are millimetres. Numbers are rounded to the precision of SVG output, so that all
 * formats place elements alike.
 */
export interface Drawing {
  widthMm: number
  heightMm: number
  children: readonly Drawn[]
}
