import { type Box, type Drawing, type Drawn, type DrawnGroup, type Matrix, identity } from '@motif/design'
import { common, isEmpty, joined, leafBox, matrixWithin } from '../drawing/extent.ts'

/** Whether the painter renders a group on a separate layer. */
export const isLayered = ({ opacity, clip }: DrawnGroup): boolean => opacity < 1 || clip !== undefined

/** How many sheet sizes the painter's layers extend to each side of the sheet's corner. */
const reach = 2

interface Extent {
  box: Box
  /** Area of concurrent layers in square millimetres. */
  layers: number
}

const areaOf = (box: Box) => (isEmpty(box) ? 0 : (box.right - box.left) * Math.max(0, box.bottom - box.top))

/** Largest area of concurrent layers, in square millimetres, for a drawing seen through a window. */
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

/**
 * Whether the painter would lose a nested layer: if the outer one starts far above or left of the window, it measures the inner layer's extent from
 * there.
 */
export function losesLayers({ children }: Drawing, window: Box): boolean {
  const [left, top] = [window.left - (window.right - window.left) / 2, window.top - (window.bottom - window.top) / 2]
  const boxOf = (drawn: Drawn, outer: Matrix): Box =>
    drawn.type === 'group'
      ? joined(drawn.children.map((child) => boxOf(child, matrixWithin(drawn, outer))))
      : leafBox(drawn, outer)
  const isFar = (box: Box) => box.left < left || box.top < top
  const loses = (drawn: Drawn, outer: Matrix, isWithinFar: boolean): boolean => {
    if (drawn.type !== 'group') return false
    if (isLayered(drawn) && isWithinFar) return true
    const isFarOut = isWithinFar || (isLayered(drawn) && isFar(boxOf(drawn, outer)))
    return drawn.children.some((child) => loses(child, matrixWithin(drawn, outer), isFarOut))
  }
  return children.some((child) => loses(child, identity, false))
}

function inOne(drawn: Drawn): Drawn {
  if (drawn.type !== 'group') return drawn
  const children = drawn.children.map(inOne)
  const [only] = children
  const isSame = children.length === 1 && only?.type === 'group' && only.transform === undefined && only.opacity === 1
  return isSame && drawn.clip === undefined
    ? { ...drawn, clip: only.clip, children: only.children }
    : { ...drawn, children }
}

/** The same picture with one layer instead of two for clipped translucent objects, such as photos. */
export const withFewLayers = (drawing: Drawing): Drawing => ({ ...drawing, children: drawing.children.map(inOne) })
