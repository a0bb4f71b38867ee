import type { Point } from './matrix.ts'

/** An axis-aligned box; millimetres. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The smallest axis-aligned box around points; empty at the origin without points. */
export function boxAround(points: readonly Point[]): Box {
  if (points.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 }
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

/** A box of this size centred on the origin. */
export const boxOf = (width: number, height: number): Box => ({
  left: -width / 2,
  top: -height / 2,
  right: width / 2,
  bottom: height / 2
})

/** The box that a moving box sweeps. */
export const sweptBox = ({ left, top, right, bottom }: Box, by: Point): Box => ({
  left: left + Math.min(0, by.x),
  top: top + Math.min(0, by.y),
  right: right + Math.max(0, by.x),
  bottom: bottom + Math.max(0, by.y)
})

/** Corners of a box, clockwise from its top left. */
export const cornersOfBox = ({ left, top, right, bottom }: Box): [Point, Point, Point, Point] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom }
]
