import {
  type Box,
  type Drawing,
  type Drawn,
  type DrawnGroup,
  type DrawnImage,
  type Matrix,
  apply,
  identity,
  invert,
  writeSvg
} from '@motif/design'
import { cornersOf, joined, leafBox, matrixWithin, meets } from '../drawing/extent.ts'
import { isLayered } from './layers.ts'

/** Bounding box of a group's content without strokes, which the painter may measure differently. */
function bareBox(drawn: Drawn, outer: Matrix): Box {
  if (drawn.type !== 'group') return leafBox(drawn, outer, true)
  const matrix = matrixWithin(drawn, outer)
  return joined(drawn.children.map((child) => bareBox(child, matrix)))
}

/** An invisible shape as large as the window. */
function anchor(matrix: Matrix, window: Box): string {
  const back = invert(matrix)
  const corners = cornersOf(window).map((corner) => apply(back, corner))
  return `<path d="M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z" fill="#000000" fill-opacity="0"/>`
}

/** Anchors layers that the painter might place wholly outside the sheet, because it crashes on those. */
function anchorsOf({ children }: Drawing, window: Box): ReadonlyMap<DrawnGroup, string> {
  const anchors = new Map<DrawnGroup, string>()
  const look = (drawn: Drawn, outer: Matrix) => {
    if (drawn.type !== 'group') return
    const matrix = matrixWithin(drawn, outer)
    if (isLayered(drawn) && !meets(bareBox(drawn, outer), window)) anchors.set(drawn, anchor(matrix, window))
    for (const child of drawn.children) look(child, matrix)
  }
  for (const child of children) look(child, identity)
  return anchors
}

interface Sheet {
  window: Box
  /** In pixels. */
  width: number
  height: number
  addressOf: (image: DrawnImage) => string
}

/** SVG for the painter, seen through a window. */
export function paintedSvg(drawing: Drawing, { window, width, height, addressOf }: Sheet): string {
  const anchors = anchorsOf(drawing, window)
  const viewBox = [window.left, window.top, window.right - window.left, window.bottom - window.top].join(' ')
  const sheet = { viewBox, width, height, preserveAspectRatio: 'none' }
  return writeSvg(drawing, { addressOf, before: (group) => anchors.get(group) ?? '' }, sheet)
}
