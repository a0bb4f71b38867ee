import {
  type Box,
  type Drawn,
  type DrawnGroup,
  type Matrix,
  type Outline,
  type Point,
  apply,
  matrixOfTransform,
  multiply
} from '@motif/design'
import { mapOutline } from './outline.ts'

/** An empty bounding box, to be extended. */
const emptyBox: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

export const isEmpty = ({ left, right }: Box): boolean => left > right

export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by
})

export const joined = (boxes: readonly Box[]): Box =>
  boxes.reduce(
    (one, other) => ({
      left: Math.min(one.left, other.left),
      top: Math.min(one.top, other.top),
      right: Math.max(one.right, other.right),
      bottom: Math.max(one.bottom, other.bottom)
    }),
    emptyBox
  )

export const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom)
})

export const meets = (one: Box, other: Box): boolean =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom

export const cornersOf = ({ left, top, right, bottom }: Box): [Point, Point, Point, Point] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom }
]

const around = (points: readonly Point[]): Box =>
  joined(points.map(({ x, y }) => ({ left: x, top: y, right: x, bottom: y })))

/** The axis-aligned bounding box of a transformed box. */
export const mappedBox = (box: Box, matrix: Matrix): Box =>
  around(cornersOf(box).map((corner) => apply(matrix, corner)))

/** Extremes of a cubic curve along one axis, as curve parameters. */
function turnsOf(from: number, first: number, second: number, to: number): number[] {
  const [a, b, c] = [to - 3 * second + 3 * first - from, 2 * (second - 2 * first + from), first - from]
  const root = Math.sqrt(b * b - 4 * a * c)
  // The other form of the second root is stable for an almost straight curve.
  const all = [(-b - root) / (2 * a), (-b + root) / (2 * a), (2 * c) / (-b - root), (2 * c) / (-b + root)]
  return all.filter((at) => at > 0 && at < 1)
}

const along = (at: number, from: number, first: number, second: number, to: number) =>
  (1 - at) ** 3 * from + 3 * (1 - at) ** 2 * at * first + 3 * (1 - at) * at ** 2 * second + at ** 3 * to

/** The axis-aligned bounding box of a transformed outline: of its curves, not their control points. */
export function outlineBox(outline: Outline, matrix: Matrix): Box {
  const box = { ...emptyBox }
  const put = (x: number, y: number) => {
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x)
    box.bottom = Math.max(box.bottom, y)
  }
  let [x, y] = [0, 0]
  for (const step of mapOutline(outline, matrix)) {
    // Closing returns to a point inside the box.
    if (step[0] === 'Z') continue
    if (step[0] === 'C') {
      const [, x1, y1, x2, y2, endX, endY] = step
      const isWithin = (handleX: number, handleY: number) =>
        handleX >= box.left && handleX <= box.right && handleY >= box.top && handleY <= box.bottom
      put(endX, endY)
      if (!isWithin(x1, y1) || !isWithin(x2, y2)) {
        for (const at of turnsOf(x, x1, x2, endX)) put(along(at, x, x1, x2, endX), endY)
        for (const at of turnsOf(y, y1, y2, endY)) put(endX, along(at, y, y1, y2, endY))
      }
      ;[x, y] = [endX, endY]
    } else {
      ;[x, y] = [step[1], step[2]]
      put(x, y)
    }
  }
  return box
}

/** The transform of a group's children. */
export const matrixWithin = ({ transform }: DrawnGroup, outer: Matrix): Matrix =>
  transform ? multiply(outer, matrixOfTransform(transform)) : outer

/** The scale factor of an angle-preserving transform. */
export const growth = ({ a, b }: Matrix): number => Math.hypot(a, b)

/** How far a stroke extends beyond its path, as a share of its width: a square cap with its corner. */
const lineReach = Math.SQRT1_2

/** The bounding box of a transformed path or image; `isBare` excludes its stroke. */
export function leafBox(leaf: Exclude<Drawn, { type: 'group' }>, matrix: Matrix, isBare = false): Box {
  if (leaf.type === 'image')
    return mappedBox({ left: leaf.x, top: leaf.y, right: leaf.x + leaf.width, bottom: leaf.y + leaf.height }, matrix)
  const box = outlineBox(leaf.outline, matrix)
  return leaf.stroke && !isBare ? grown(box, leaf.stroke.width * growth(matrix) * lineReach) : box
}
