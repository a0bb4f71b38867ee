import { type Box, type Drawing, type Drawn, type Matrix, identity } from '@motif/design'
import { grown, isEmpty, leafBox, matrixWithin, meets, outlineBox } from './extent.ts'
import { UnprintableDrawingError } from './printable.ts'

/** Margin for the soft edge of objects just outside. */
const marginMm = 1

/** A kilometre. Painters use numbers of seven digits, so objects beyond it are misplaced. */
const farthestMm = 1_000_000

const isNear = (...lengths: number[]) => lengths.every((length) => Math.abs(length) < farthestMm)

function cull(drawn: Drawn, outer: Matrix, window: Box, isPlacedNear: boolean): Drawn[] {
  if (drawn.type === 'group') {
    const matrix = matrixWithin(drawn, outer)
    if (drawn.clip && !meets(outlineBox(drawn.clip, matrix), window)) return []
    const children = drawn.children.flatMap((child) =>
      cull(child, matrix, window, isPlacedNear && isNear(matrix.e, matrix.f))
    )
    return children.length === 0 ? [] : [{ ...drawn, children }]
  }
  const box = leafBox(drawn, outer)
  if (isEmpty(box) || !meets(box, window)) return []
  if (!isPlacedNear || !isNear(box.left, box.top, box.right, box.bottom))
    throw new UnprintableDrawingError('Something reaches a kilometre beside the sheet.')
  return [drawn]
}

/**
 * Removes everything outside a window of a drawing, in millimetres, and groups left empty: the picture stays the same. The PNG painter crashes on a
 * translucent group far outside.
 */
export function cullToWindow(drawing: Drawing, window: Box): Drawing {
  const wide = grown(window, marginMm)
  return { ...drawing, children: drawing.children.flatMap((child) => cull(child, identity, wide, true)) }
}
