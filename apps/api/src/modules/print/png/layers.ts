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

/**
 * Whether the painter would leave out a part of what it paints apart within something it paints apart as well: where the outer
 * one begins far above or to the left of the window, it counts the reach of the inner one from there.
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

/** The same picture, in which what is see-through and cut, as a photo is, is painted apart once instead of twice. */
export const withFewLayers = (drawing: Drawing): Drawing => ({ ...drawing, children: drawing.children.map(inOne) })
