import { photoRatio } from '@motif/contract/photo-cut'
import type { PrintAreaForm } from './product-form.ts'
import { numberOf } from '../typed-values.ts'

export type Corners = PrintAreaForm['corners']
export interface Place {
  x: number
  y: number
}

/** Corners are rounded to a thousandth of the photo. */
const kept = (part: number) => Math.min(1, Math.max(0, Math.round(part * 1000) / 1000))

const placed = ({ x, y }: Place): Place => ({ x: kept(x), y: kept(y) })

/** Centred on the photo, in the proportions of {@link newMeasures}. */
export const newCorners: Corners = [
  { x: 0.3, y: 0.3 },
  { x: 0.7, y: 0.3 },
  { x: 0.7, y: 0.7 },
  { x: 0.3, y: 0.7 }
]

/** Millimetres as typed. */
export const newMeasures = { width: '200', height: '250', bleed: '0', safe: '5' } as const

export const centreOf = (corners: Corners): Place => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
  y: corners.reduce((sum, { y }) => sum + y, 0) / 4
})

const mapped = (corners: Corners, change: (corner: Place, index: number) => Place): Corners => [
  change(corners[0], 0),
  change(corners[1], 1),
  change(corners[2], 2),
  change(corners[3], 3)
]

/** Moves one corner, within the photo. */
export const withCorner = (corners: Corners, index: number, to: Place): Corners =>
  mapped(corners, (corner, at) => (at === index ? placed(to) : corner))

/** Moves the whole, within the photo. */
export function movedBy(corners: Corners, by: Place): Corners {
  const within = (parts: readonly number[], step: number) =>
    Math.min(1 - Math.max(...parts), Math.max(-Math.min(...parts), step))
  const x = within(
    corners.map((corner) => corner.x),
    by.x
  )
  const y = within(
    corners.map((corner) => corner.y),
    by.y
  )
  return mapped(corners, (corner) => placed({ x: corner.x + x, y: corner.y + y }))
}

/** Axis-aligned bounds of the corners. */
export function rectangleAround(corners: Corners): Corners {
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom }
  ]
}

/** Prints so far off their proportions look stretched. */
const proportionTolerance = 0.05

const lengthOf = (from: Place, to: Place) => Math.hypot((to.x - from.x) * photoRatio, to.y - from.y)

/**
 * The height in millimetres that matches the drawing at the typed width; undefined if it already fits, or input is
 * invalid. Opposite sides are averaged, which is close enough under perspective.
 */
export function fittingHeight({ corners: [a, b, c, d], width, height }: PrintAreaForm): number | undefined {
  const across = lengthOf(a, b) + lengthOf(d, c)
  const down = lengthOf(a, d) + lengthOf(b, c)
  const fitting = (numberOf(width) * down) / across
  const isOff = Math.abs(numberOf(height) / fitting - 1) > proportionTolerance
  return Number.isFinite(fitting) && isOff ? Math.round(fitting) : undefined
}
