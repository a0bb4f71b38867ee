import type { Matrix } from '@motif/design'
import type { XmlElement } from './xml.ts'

/** One part of an outline, all points absolute: move, line, cubic curve, back to the start. */
export type Step = readonly ['M' | 'L', number, number] | readonly ['C', number, number, number, number, number, number] | readonly ['Z']

export interface Stop {
  /** Its place on the way, 0 to 1. */
  at: number
  colour: Colour
  opacity: number
}

/** Red, green and blue in sRGB, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number]

/** From one point to another, or from a point outwards: in the millimetres of what it fills. */
export type Gradient = { kind: 'linear'; from: readonly [number, number]; to: readonly [number, number]; stops: readonly Stop[] } | { kind: 'radial'; centre: readonly [number, number]; radius: number; stops: readonly Stop[] }

export interface Line {
  colour: Colour
  width: number
  dash: readonly number[]
  cap: 'butt' | 'round' | 'square'
}

interface Read {
  /** What it was read from. */
  source: XmlElement
}

export interface DrawnShape extends Read {
  type: 'shape'
  outline: readonly Step[]
  fill: Colour | Gradient | undefined
  line: Line | undefined
}

export interface DrawnPicture extends Read {
  type: 'picture'
  /** Identifier of the upload. */
  image: string
  x: number
  y: number
  width: number
  height: number
}

export interface DrawnGroup extends Read {
  type: 'group'
  matrix: Matrix
  opacity: number
  /** What may be seen of it. */
  clip: readonly Step[] | undefined
  children: readonly Drawn[]
}

/** What a drawing is made of, back to front. */
export type Drawn = DrawnGroup | DrawnShape | DrawnPicture

export interface Drawing {
  widthMm: number
  heightMm: number
  /** Gradients and clips, as they stand in the drawing. */
  definitions: XmlElement | undefined
  children: readonly Drawn[]
}
