import type { DesignNode, ImageNode, ShapeNode } from './nodes.ts'

/** The part of a print area that edge handling needs; millimetres. */
interface BleedArea {
  widthMm: number
  heightMm: number
  /** @default 0 */
  bleedMm?: number
}

interface Fit {
  from: BleedArea
  to: BleedArea
}

/** Maps a group's coordinates to the area's. Rotated and mirrored groups are not handled. */
interface Origin {
  x: number
  y: number
  scale: number
}

type BoxNode = ImageNode | ShapeNode

/** Nodes whose sides can be extended without changing what they look like. */
const isBox = (node: DesignNode): node is BoxNode =>
  (node.type === 'image' || (node.type === 'shape' && (node.shape === 'rectangle' || node.shape === 'path'))) &&
  node.rotation % 180 === 0

const slackMm = 0.01

/**
 * Maximum factor by which a picture or outline may be stretched before it looks distorted. Plain rectangles have no
 * limit.
 */
const maxStretch = 1.05

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Distance of each side of a box beyond the area's edge, in the area's millimetres. */
function reachOf({ x, y, width, height }: BoxNode, origin: Origin, { widthMm, heightMm }: BleedArea) {
  const at = (start: number, place: number) => start + origin.scale * place
  return {
    left: -at(origin.x, x - width / 2),
    right: at(origin.x, x + width / 2) - widthMm,
    top: -at(origin.y, y - height / 2),
    bottom: at(origin.y, y + height / 2) - heightMm
  }
}

/** Extends a box so that its sides reach as far beyond the edge as before scaling, up to the bleed. */
function drawnOut<Node extends BoxNode>(
  before: BoxNode,
  after: Node,
  origins: readonly [Origin, Origin],
  { from, to }: Fit
): Node {
  const [was, is] = [reachOf(before, origins[0], from), reachOf(after, origins[1], to)]
  const lacking = (side: keyof typeof was) =>
    was[side] > slackMm ? Math.max(0, Math.min(was[side], to.bleedMm ?? 0) - is[side]) / origins[1].scale : 0
  const [left, right, top, bottom] = [lacking('left'), lacking('right'), lacking('top'), lacking('bottom')]
  const [wider, taller] = [1 + (left + right) / after.width, 1 + (top + bottom) / after.height]
  const isPlain = after.type === 'shape' && after.shape === 'rectangle'
  if (Math.max(wider, taller) === 1 || (!isPlain && Math.max(wider, taller) > maxStretch)) return after
  const isPicture = after.type === 'image'
  const [across, down] = isPicture ? [Math.max(wider, taller), Math.max(wider, taller)] : [wider, taller]
  return {
    ...after,
    x: rounded(after.x + (right - left) / 2),
    y: rounded(after.y + (bottom - top) / 2),
    width: rounded(after.width * across),
    height: rounded(after.height * down)
  }
}

const areaOrigin: Origin = { x: 0, y: 0, scale: 1 }

/**
 * Keeps nodes that reached into the bleed reaching into it: a poster's background still covers the 3 mm bleed of a
 * smaller sheet. `before` and `after` are the same nodes, placed in the areas of `fit`.
 */
export function keepBleed(
  before: readonly DesignNode[],
  after: readonly DesignNode[],
  fit: Fit,
  origins: readonly [Origin, Origin] = [areaOrigin, areaOrigin]
): DesignNode[] {
  return after.map((node, index) => {
    const old = before[index]
    if (old?.type === 'group' && node.type === 'group') {
      if (node.rotation !== 0 || node.flipX || node.flipY) return node
      const inside = ({ x, y, scale }: Origin, group: typeof node): Origin => ({
        x: x + scale * group.x,
        y: y + scale * group.y,
        scale: scale * group.scale
      })
      return {
        ...node,
        children: keepBleed(old.children, node.children, fit, [inside(origins[0], old), inside(origins[1], node)])
      }
    }
    return old && isBox(old) && isBox(node) ? drawnOut(old, node, origins, fit) : node
  })
}
