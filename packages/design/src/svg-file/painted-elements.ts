import type { Matrix } from '../geometry/matrix.ts'
import type { Bounds, Subpath } from './curves.ts'
import type { XmlElement } from './read-xml.ts'
import type { StyleSheet } from './style-sheet.ts'
import type { Colour } from './style.ts'

/** A gradient fill with the context needed to convert it. */
export interface GradientFill {
  id: string
  byId: ReadonlyMap<string, XmlElement>
  sheet: StyleSheet
  current: string
  opacity: number
  box: Bounds
  matrix: Matrix
  viewport: { width: number; height: number }
}

export interface Line extends Colour {
  width: number
  dash: number[]
  cap: 'round' | 'square' | undefined
}

/** Painted elements, back to front, in the units of the root element. */
export type Painted =
  | { kind: 'group'; opacity: number; children: Painted[] }
  | {
      kind: 'curves'
      curves: Subpath[]
      fill: Colour | GradientFill | undefined
      line: Line | undefined
      opacity: number
    }
