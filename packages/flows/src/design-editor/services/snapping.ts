import {
  type Box,
  type LiveGuide,
  type Point,
  type SnapAids,
  type SnapBox,
  type SnapLine,
  snap,
  snapLines
} from '@motif/design'
import type { EditorArea } from '@motif/design'

/** Snap distance in screen pixels at any zoom. */
const reachPx = 6

export interface SnapField {
  lines: readonly SnapLine[]
  others: readonly Box[]
}

/** Snap targets, computed once per gesture. */
export const snapField = (
  others: readonly SnapBox[],
  area: Pick<EditorArea, 'widthMm' | 'heightMm' | 'safeMm'>,
  aids?: SnapAids
): SnapField => ({ lines: snapLines(others, area, aids), others })

export const reachAt = (scale: number): number => reachPx / scale

const shifted = ({ left, top, right, bottom }: Box, { x, y }: Point): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y
})

/** Snapped offset of a moved box. A locked axis is ignored. */
export function snappedMove(
  box: Box,
  by: Point,
  { lines, others }: SnapField,
  scale: number,
  axes: { x: boolean; y: boolean } = { x: true, y: true }
): { by: Point; guides: LiveGuide[] } {
  const { dx, dy, guides } = snap(shifted(box, by), { lines, others, reach: reachAt(scale) })
  const held = guides.filter((guide) => axes[guide.kind === 'line' ? guide.line.axis : guide.axis])
  return { by: { x: by.x + (axes.x ? dx : 0), y: by.y + (axes.y ? dy : 0) }, guides: held }
}

/** The nearest snap line within reach of a dragged edge. */
export function nearestLine(
  axis: 'x' | 'y',
  at: number,
  lines: readonly SnapLine[],
  scale: number
): SnapLine | undefined {
  const near = lines.filter((line) => line.axis === axis && Math.abs(line.at - at) <= reachAt(scale))
  return near.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]
}

/** Tolerance in millimetres for lying on a line. */
const there = 0.01

/** Snap lines that a box's edges or centre lie on, announced to screen readers. */
export function linesMet({ left, top, right, bottom }: Box, lines: readonly SnapLine[]): SnapLine[] {
  const positions = { x: [(left + right) / 2, left, right], y: [(top + bottom) / 2, top, bottom] }
  return lines.filter(({ axis, at }) => positions[axis].some((place) => Math.abs(place - at) < there))
}
