import type { DesignNode, ImageNode, ShapeNode } from './nodes.ts'

/** A print area as far as its edges matter, in millimetres. */
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

/** From coordinates within a group to the area's; groups that are turned or mirrored are left alone. */
interface Origin {
  x: number
  y: number
  scale: number
}

type BoxNode = ImageNode | ShapeNode

/** What can be drawn out to one side without looking like something else. */
const isBox = (node: DesignNode): node is BoxNode =>
  (node.type === 'image' || (node.type === 'shape' && (node.shape === 'rectangle' || node.shape === 'path'))) &&
  node.rotation % 180 === 0

const slackMm = 0.01

/** A picture or an outline that had to be drawn out further would look distorted; a plain rectangle never does. */
const mostStretch = 1.05

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** How far each side of a box lies beyond the area's edge, in millimetres of the area. */
function reachOf({ x, y, width, height }: BoxNode, origin: Origin, { widthMm, heightMm }: BleedArea) {
  const at = (start: number, place: number) => start + origin.scale * place
  return {
    left: -at(origin.x, x - width / 2),
    right: at(origin.x, x + width / 2) - widthMm,
    top: -at(origin.y, y - height / 2),
    bottom: at(origin.y, y + height / 2) - heightMm
  }
}

/** A box with its sides as far out as they were before it was scaled, up to the bleed. */
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
  if (Math.max(wider, taller) === 1 || (!isPlain && Math.max(wider, taller) > mostStretch)) return after
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
 * Keeps what ran into the bleed running into it: the background of a poster reaches three millimetres beyond the edge of
 * a smaller sheet, too. `before` and `after` are the same nodes, placed in the areas of `fit`.
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
