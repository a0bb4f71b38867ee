import {
  type Box,
  type DesignNode,
  type FontSet,
  type Matrix,
  type OrientedBox,
  type Point,
  apply,
  boundsOf,
  boxAround,
  cornersOf,
  decompose,
  extrusionReach,
  invert,
  scaledBaseline,
  shadowReach
} from '@motif/design'
import type { Located } from './tree.ts'

export const inRange = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
/** Rounds to a thousandth of a millimetre, finer than printers. Normalizes -0. */
const rounded = (value: number) => Math.round(value * 1000) / 1000 + 0
/** Clamped to the limits of the document schema. */
export const place = (value: number) => rounded(inRange(value, -10_000, 10_000))
export const length = (value: number) => rounded(inRange(value, 0.1, 5000))
/** Normalizes degrees to (-180, 180]. */
export function degrees(value: number): number {
  const turn = rounded(((((value + 180) % 360) + 360) % 360) - 180)
  return turn === -180 ? 180 : turn
}

export function turned({ x, y }: Point, angle: number): Point {
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** Rotation in a mirrored group is reversed. */
const sideOf = ({ a, b, c, d }: Matrix) => (a * d - b * c < 0 ? -1 : 1)
const scaleOf = ({ c, d }: Matrix) => Math.hypot(c, d)
const angleOf = ({ c, d }: Matrix) => (Math.atan2(-c, d) * 180) / Math.PI

/** Bounds of a node, in the area's millimetres. */
export function boxOf({ node, matrix }: Pick<Located, 'node' | 'matrix'>, fonts: FontSet): OrientedBox {
  const box = boundsOf(node, fonts)
  const scale = scaleOf(matrix)
  return {
    ...apply(matrix, box),
    width: box.width * scale,
    height: box.height * scale,
    rotation: angleOf(matrix) + sideOf(matrix) * box.rotation
  }
}

/** As an oriented box without rotation. */
const upright = ({ left, top, right, bottom }: Box): OrientedBox => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
  width: right - left,
  height: bottom - top,
  rotation: 0
})

/** Axis-aligned bounds of a frame. */
export const outsideOf = (frame: OrientedBox): Box => boxAround(cornersOf(frame))

/** The oriented box of a single node, or axis-aligned bounds of several. */
export function frameOf(located: readonly Located[], fonts: FontSet): OrientedBox | undefined {
  const [first, ...others] = located
  if (first === undefined) return undefined
  const boxes = located.map((one) => boxOf(one, fonts))
  return others.length === 0 ? boxes[0] : upright(boxAround(boxes.flatMap(cornersOf)))
}

export const movedBy = ({ node, matrix }: Located, { x, y }: Point): DesignNode => {
  const origin = apply(invert(matrix), { x: 0, y: 0 })
  const there = apply(invert(matrix), { x, y })
  return { ...node, x: place(node.x + there.x - origin.x), y: place(node.y + there.y - origin.y) }
}

const cast = (value: number) => rounded(inRange(value, -shadowReach, shadowReach))
const line = (width: number) => rounded(inRange(width, 0.01, 100))

/** Scales a node uniformly, including strokes. */
export function scaled(node: DesignNode, times: number): DesignNode {
  const stroke =
    'stroke' in node && node.stroke
      ? {
          stroke: {
            ...node.stroke,
            width: line(node.stroke.width * times),
            ...(node.stroke.dash
              ? { dash: node.stroke.dash.map((dash) => inRange(rounded(dash * times), 0.1, 500)) }
              : undefined)
          }
        }
      : undefined
  switch (node.type) {
    case 'text':
      return {
        ...node,
        ...stroke,
        ...(node.outlines && { outlines: node.outlines.map((one) => ({ ...one, width: line(one.width * times) })) }),
        ...(node.extrusion && {
          extrusion: {
            ...node.extrusion,
            depth: rounded(inRange(node.extrusion.depth * times, 0.01, extrusionReach))
          }
        }),
        ...(node.shadow && {
          shadow: { ...node.shadow, x: cast(node.shadow.x * times), y: cast(node.shadow.y * times) }
        }),
        size: rounded(inRange(node.size * times, 1, 1000)),
        ...(node.width === undefined ? undefined : { width: length(node.width * times) }),
        ...(node.height === undefined ? undefined : { height: length(node.height * times) }),
        ...(node.baseline && { baseline: scaledBaseline(node.baseline, times) })
      }
    case 'group':
      return { ...node, scale: Math.round(inRange(node.scale * times, 0.001, 1000) * 1e6) / 1e6 }
    case 'qr':
      return { ...node, width: length(node.width * times) }
    case 'shape':
      return {
        ...node,
        ...stroke,
        width: length(node.width * times),
        height: length(node.height * times),
        ...(node.corner === undefined ? undefined : { corner: inRange(rounded(node.corner * times), 0, 2500) })
      }
    default:
      return { ...node, ...stroke, width: length(node.width * times), height: length(node.height * times) }
  }
}

/** Resizes a node without scaling strokes and corners. Nodes that cannot be stretched scale uniformly. */
function stretched(node: DesignNode, wide: number, high: number): DesignNode {
  if (node.type === 'image' || node.type === 'shape' || node.type === 'clip-art')
    return { ...node, width: length(node.width * wide), height: length(node.height * high) }
  return scaled(node, Math.min(wide, high))
}

/** Transforms a node from one frame to another. Frames of several nodes keep their proportions. */
export function fitted({ node, matrix }: Located, from: OrientedBox, to: OrientedBox, isEven: boolean): DesignNode {
  const [wide, high] = [to.width / (from.width || 1), to.height / (from.height || 1)]
  const sized =
    wide === 1 && high === 1
      ? node
      : isEven
        ? scaled(node, from.width > from.height ? wide : high)
        : stretched(node, wide, high)
  const origin = apply(matrix, node)
  const off = turned({ x: origin.x - from.x, y: origin.y - from.y }, -from.rotation)
  const there = turned({ x: off.x * wide, y: off.y * high }, to.rotation)
  const inside = apply(invert(matrix), { x: to.x + there.x, y: to.y + there.y })
  const rotation =
    to.rotation === from.rotation
      ? node.rotation
      : degrees(node.rotation + sideOf(matrix) * (to.rotation - from.rotation))
  return { ...sized, x: place(inside.x), y: place(inside.y), rotation }
}

function mirrored(node: DesignNode): DesignNode {
  if (!node.flipX) return { ...node, flipX: true }
  const { flipX: _flipX, ...rest } = node
  return rest
}

/** A node with the transforms of its groups applied. */
export function inArea({ node, matrix }: Pick<Located, 'node' | 'matrix'>): DesignNode {
  const { rotation, scale, flipX } = decompose(matrix)
  const at = apply(matrix, node)
  const sized = scale === 1 ? node : scaled(node, scale)
  return {
    ...(flipX ? mirrored(sized) : sized),
    x: place(at.x),
    y: place(at.y),
    rotation: degrees(rotation + (flipX ? -1 : 1) * node.rotation)
  }
}
