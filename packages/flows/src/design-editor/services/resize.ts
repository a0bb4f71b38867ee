import {
  type DesignNode,
  type Handle,
  type LiveGuide,
  type OrientedBox,
  type Point,
  growsEvenly,
  isBent
} from '@motif/design'
import { turned } from '../frame.ts'
import { pulls } from './pulls.ts'
import { type Size, snappedSize } from './snapped-size.ts'
import type { SnapField } from './snapping.ts'

const corners: Handle[] = ['nw', 'ne', 'se', 'sw']
const all: Handle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w']

/**
 * What can be pulled. Letters are drawn out of shape by no handle: those at the sides give their box another width, and
 * another height where words shrink to fit.
 */
export function handlesFor(nodes: readonly DesignNode[]): readonly Handle[] {
  const [node, ...others] = nodes
  if (node === undefined || nodes.some(({ locked }) => locked)) return []
  if (others.length > 0) return corners
  if (node.type === 'text') {
    if (isBent(node)) return corners
    return node.fit === 'shrink' ? all : ['nw', 'ne', 'e', 'se', 'sw', 'w']
  }
  if (node.type === 'shape' && node.shape === 'line') return ['w', 'e']
  return node.type === 'qr' || node.type === 'group' ? corners : all
}

/** Whether corners keep the proportions: words and pictures do, shapes are drawn out; Shift the other way round. */
export function keepsProportions(nodes: readonly DesignNode[], isShift: boolean): boolean {
  const [node] = nodes
  if (node === undefined || growsEvenly(nodes)) return true
  return node.type === 'shape' ? isShift : !isShift
}

/** No side becomes shorter, in millimetres. */
const shortest = 1

export interface Pull {
  handle: Handle
  /** How far the pointer went, in the area's millimetres. */
  by: Point
  isEven: boolean
  /** Both sides at once, around the middle. */
  isFromCentre: boolean
  /** Undefined where nothing is to be snapped to. */
  snapTo?: { field: SnapField; scale: number } | undefined
}

/** What a frame becomes when one of its handles is pulled. The opposite side stays where it is, or the middle. */
export function pulledFrame(
  from: OrientedBox,
  { handle, by, isEven, isFromCentre, snapTo }: Pull
): { frame: OrientedBox; guides: LiveGuide[] } {
  const side = pulls[handle]
  const own = turned(by, -from.rotation)
  const times = isFromCentre ? 2 : 1
  let size: Size = {
    width: Math.max(shortest, from.width + own.x * side.x * times),
    height: Math.max(Math.min(shortest, from.height), from.height + own.y * side.y * times)
  }
  if (isEven) {
    const [wide, high] = [size.width / (from.width || 1), size.height / (from.height || 1)]
    const least = Math.min(1, Math.max(shortest / (from.width || 1), shortest / (from.height || 1)))
    const grow = Math.max(
      least,
      side.x === 0 ? high : side.y === 0 ? wide : Math.abs(wide - 1) > Math.abs(high - 1) ? wide : high
    )
    size = { width: from.width * grow, height: from.height * grow }
  }
  const sized = ({ width, height }: Size): OrientedBox => {
    const shift = isFromCentre
      ? { x: 0, y: 0 }
      : turned({ x: ((width - from.width) / 2) * side.x, y: ((height - from.height) / 2) * side.y }, from.rotation)
    return { ...from, x: from.x + shift.x, y: from.y + shift.y, width, height }
  }
  const ways: Size[] = isEven
    ? [{ width: from.width, height: from.height }]
    : [...(side.x === 0 ? [] : [{ width: 1, height: 0 }]), ...(side.y === 0 ? [] : [{ width: 0, height: 1 }])]
  const snapped = snapTo === undefined ? { size, guides: [] } : snappedSize(size, sized, ways, snapTo)
  return { frame: sized(snapped.size), guides: snapped.guides }
}
