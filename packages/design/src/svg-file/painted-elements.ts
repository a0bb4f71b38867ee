import type { Subpath } from './curves.ts'
import type { GradientSource } from './gradients.ts'
import type { Colour } from './style.ts'

/** A gradient fill, before its place on the node is known. */
export type GradientFill = Omit<GradientSource, 'placed'> & { id: string }

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
