import { type DesignNode, type Handle, type LiveGuide, type OrientedBox, type Point } from '@motif/design'
import { turned } from '../frame.ts'
import { type SnapField, nearestLine } from './snapping.ts'

/** Which sides a handle pulls: -1 left or up, 1 right or down. */
const pulls: Record<Handle, { x: -1 | 0 | 1; y: -1 | 0 | 1 }> = {
  n: { x: 0, y: -1 }, ne: { x: 1, y: -1 }, e: { x: 1, y: 0 }, se: { x: 1, y: 1 },
  s: { x: 0, y: 1 }, sw: { x: -1, y: 1 }, w: { x: -1, y: 0 }, nw: { x: -1, y: -1 }
}

const corners: Handle[] = ['nw', 'ne', 'se', 'sw']
const all: Handle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w']

/** What can be pulled: letters are drawn out of shape by no handle, their lines are made longer by those at the sides. */
export function handlesFor(nodes: readonly DesignNode[]): readonly Handle[] {
  const [node, ...others] = nodes
  if (node === undefined || nodes.some(({ locked }) => locked)) return []
  if (others.length > 0) return corners
  if (node.type === 'text') return node.arc === undefined ? ['nw', 'ne', 'e', 'se', 'sw', 'w'] : corners
  if (node.type === 'shape' && node.shape === 'line') return ['w', 'e']
  return node.type === 'qr' || node.type === 'group' ? corners : all
}

/** Whether corners keep the proportions: words and pictures do, shapes are drawn out; Shift the other way round. */
export function keepsProportions(nodes: readonly DesignNode[], isShift: boolean): boolean {
  const [node, ...others] = nodes
  if (node === undefined || others.length > 0 || node.type === 'text' || node.type === 'qr' || node.type === 'group') return true
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
export function pulledFrame(from: OrientedBox, { handle, by, isEven, isFromCentre, snapTo }: Pull): { frame: OrientedBox; guides: LiveGuide[] } {
  const side = pulls[handle]
  const isUpright = Math.abs(from.rotation % 90) < 1e-6
  const guides: LiveGuide[] = []
  const snapped = { ...by }
  if (snapTo !== undefined && isUpright) {
    // The edge that is pulled, as it lies in the area.
    const reach = turned({ x: (side.x * from.width) / 2, y: (side.y * from.height) / 2 }, from.rotation)
    for (const axis of ['x', 'y'] as const) {
      if (Math.abs(reach[axis]) < 1e-6 || (isEven && side.x !== 0 && side.y !== 0 && axis === 'y' && guides.length > 0)) continue
      const at = from[axis] + reach[axis] + by[axis]
      const line = nearestLine(axis, at, snapTo.field.lines, snapTo.scale)
      if (line === undefined) continue
      snapped[axis] += line.at - at
      guides.push({ kind: 'line', line })
    }
  }
  const own = turned(snapped, -from.rotation)
  const times = isFromCentre ? 2 : 1
  let width = Math.max(shortest, from.width + own.x * side.x * times)
  let height = Math.max(Math.min(shortest, from.height), from.height + own.y * side.y * times)
  if (isEven) {
    const [wide, high] = [width / (from.width || 1), height / (from.height || 1)]
    const pulled = guides.length === 1 && guides[0]?.kind === 'line' && side.x !== 0 && side.y !== 0 ? (isAlong(guides[0].line.axis, from.rotation) ? wide : high) : undefined
    const least = Math.min(1, Math.max(shortest / (from.width || 1), shortest / (from.height || 1)))
    const grow = Math.max(least, pulled ?? (side.x === 0 ? high : side.y === 0 ? wide : Math.abs(wide - 1) > Math.abs(high - 1) ? wide : high))
    width = from.width * grow
    height = from.height * grow
  }
  const shift = isFromCentre ? { x: 0, y: 0 } : turned({ x: ((width - from.width) / 2) * side.x, y: ((height - from.height) / 2) * side.y }, from.rotation)
  return { frame: { ...from, x: from.x + shift.x, y: from.y + shift.y, width, height }, guides }
}

/** Whether the area's axis is the frame's width. */
const isAlong = (axis: 'x' | 'y', rotation: number) => (Math.round(rotation / 90) % 2 === 0) === (axis === 'x')
