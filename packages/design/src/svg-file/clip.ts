import type { Matrix } from '../geometry/matrix.ts'
import { type Bounds, type Subpath, boundsOfCurves, mapped } from './curves.ts'
import type { Painted } from './painted-elements.ts'

const joined = (all: readonly Bounds[]): Bounds => ({
  left: Math.min(...all.map(({ left }) => left)),
  top: Math.min(...all.map(({ top }) => top)),
  right: Math.max(...all.map(({ right }) => right)),
  bottom: Math.max(...all.map(({ bottom }) => bottom))
})

/** Bounds of painted elements, half of their lines included. */
function boundsOf(painted: readonly Painted[]): Bounds {
  return joined(
    painted.map((one) => {
      if (one.kind === 'group') return boundsOf(one.children)
      const half = (one.line?.width ?? 0) / 2
      const { left, top, right, bottom } = boundsOfCurves(one.curves)
      return { left: left - half, top: top - half, right: right + half, bottom: bottom + half }
    })
  )
}

/** An upright rectangle; undefined for any other outline. */
function rectangleOf(curves: readonly Subpath[]): Bounds | undefined {
  const [only] = curves
  if (!only || curves.length !== 1) return undefined
  const corners = [only.start, ...only.pieces.map((piece) => piece.at(-1) ?? only.start)]
  const bounds = boundsOfCurves(curves)
  const slack = (bounds.right - bounds.left + bounds.bottom - bounds.top) * 1e-6
  const near = (a: number, b: number) => Math.abs(a - b) <= slack
  const isUpright = corners.every((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    const isOnEdge =
      (near(corner.x, bounds.left) || near(corner.x, bounds.right)) &&
      (near(corner.y, bounds.top) || near(corner.y, bounds.bottom))
    return isOnEdge && (near(corner.x, next.x) || near(corner.y, next.y))
  })
  const isStraight = only.pieces.every((piece) => piece.length === 1)
  return isUpright && isStraight && (corners.length === 4 || corners.length === 5) ? bounds : undefined
}

/** Whether a clip leaves everything: programs clip a drawing to its own artboard. */
export function clipsNothing(outline: readonly Subpath[], matrix: Matrix, painted: readonly Painted[]): boolean {
  if (painted.length === 0) return true
  const clip = rectangleOf(mapped(outline, matrix))
  if (!clip) return false
  const inside = boundsOf(painted)
  // A thousandth of the clip is not seen.
  const slack = Math.max(clip.right - clip.left, clip.bottom - clip.top) / 1000
  return (
    inside.left >= clip.left - slack &&
    inside.top >= clip.top - slack &&
    inside.right <= clip.right + slack &&
    inside.bottom <= clip.bottom + slack
  )
}
