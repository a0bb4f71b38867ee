import {
  type DesignNode,
  type Handle,
  type LiveGuide,
  type OrientedBox,
  type Point,
  scalesProportionally,
  isBent
} from '@motif/design'
import { turned } from '../frame.ts'
import { pulls } from './pulls.ts'
import { type Size, snappedSize } from './snapped-size.ts'
import type { SnapField } from './snapping.ts'

const corners: Handle[] = ['nw', 'ne', 'se', 'sw']
const all: Handle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w']

/** Available handles. Text is never stretched: side handles change its box width, and the height of shrinking boxes. */
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

/** Whether corner handles keep proportions: text and pictures do, shapes do not; Shift inverts it. */
export function keepsProportions(nodes: readonly DesignNode[], isShift: boolean): boolean {
  const [node] = nodes
  if (node === undefined || scalesProportionally(nodes)) return true
  return node.type === 'shape' ? isShift : !isShift
}

/** Minimum side length in millimetres. */
const shortest = 1

export interface ResizeDrag {
  handle: Handle
  /** Pointer movement in the area's millimetres. */
  by: Point
  isEven: boolean
  /** Resizes both sides symmetrically. */
  isFromCentre: boolean
  /** Undefined disables snapping. */
  snapTo?: { field: SnapField; scale: number } | undefined
}

/** The frame after dragging a handle. The opposite side stays fixed, or the centre. */
export function resizedFrame(
  from: OrientedBox,
  { handle, by, isEven, isFromCentre, snapTo }: ResizeDrag
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
