import {
  type Box,
  type DesignNode,
  type FontSet,
  type OrientedBox,
  type Point,
  boundsOf,
  cornersOf
} from '@motif/design'

export const boxBetween = (a: Point, b: Point): Box => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  right: Math.max(a.x, b.x),
  bottom: Math.max(a.y, b.y)
})

const isIn = ({ left, top, right, bottom }: Box, { x, y }: Point) => x >= left && x <= right && y >= top && y <= bottom

/** Boxes are disjoint if a separating axis exists along a side of either. */
function touches(box: Box, frame: OrientedBox): boolean {
  const ours: Point[] = [
    { x: box.left, y: box.top },
    { x: box.right, y: box.top },
    { x: box.right, y: box.bottom },
    { x: box.left, y: box.bottom }
  ]
  const theirs = cornersOf(frame)
  const angle = (frame.rotation * Math.PI) / 180
  const across: Point[] = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: Math.cos(angle), y: Math.sin(angle) },
    { x: -Math.sin(angle), y: Math.cos(angle) }
  ]
  return across.every(({ x, y }) => {
    const along = (points: readonly Point[]) => points.map((point) => point.x * x + point.y * y)
    const [a, b] = [along(ours), along(theirs)]
    return Math.max(...a) >= Math.min(...b) && Math.max(...b) >= Math.min(...a)
  })
}

/** Nodes that a marquee touches, or only those entirely inside. Hidden and locked nodes are skipped. */
export const nodesInMarquee = (
  nodes: readonly DesignNode[],
  box: Box,
  fonts: FontSet,
  mode: 'touching' | 'enclosing'
): DesignNode[] =>
  nodes.filter((node) => {
    if (node.hidden || node.locked) return false
    const frame = boundsOf(node, fonts)
    return mode === 'enclosing' ? cornersOf(frame).every((corner) => isIn(box, corner)) : touches(box, frame)
  })
