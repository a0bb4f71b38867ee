import { type Box, type Drawing, type Drawn, type DrawnGroup, type Matrix, identity } from '@motif/design'
import { common, isEmpty, joined, leafBox, matrixWithin } from '../drawing/extent.ts'

/** Whether the painter paints a group apart before it lays it on the sheet. */
export const isLayered = ({ opacity, clip }: DrawnGroup): boolean => opacity < 1 || clip !== undefined

/** The painter's layers reach at most so many sheets to each side of a sheet's corner. */
const reach = 2

interface Extent {
  box: Box
  /** Of the layers that are there at a time, in square millimetres. */
  layers: number
}

const areaOf = (box: Box) => (isEmpty(box) ? 0 : (box.right - box.left) * Math.max(0, box.bottom - box.top))

/** How much is painted apart at a time, in square millimetres, where a drawing is painted through a window. */
export function layerArea({ children }: Drawing, window: Box): number {
  const [width, height] = [(window.right - window.left) * reach, (window.bottom - window.top) * reach]
  const most: Box = {
    left: window.left - width,
    top: window.top - height,
    right: window.left + width,
    bottom: window.top + height
  }
  const extentOf = (drawn: Drawn, outer: Matrix): Extent => {
    if (drawn.type !== 'group') return { box: leafBox(drawn, outer), layers: 0 }
    const matrix = matrixWithin(drawn, outer)
    const inner = drawn.children.map((child) => extentOf(child, matrix))
    const box = joined(inner.map((one) => one.box))
    // A clip is painted on a layer of its own.
    const own = isLayered(drawn) ? areaOf(common(box, most)) * (drawn.clip ? 2 : 1) : 0
    return { box, layers: own + Math.max(0, ...inner.map(({ layers }) => layers)) }
  }
  return Math.max(0, ...children.map((child) => extentOf(child, identity).layers))
}
