import type { DesignNode, GroupNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { localBoxOf } from './bounds.ts'
import { cornersOfBox, sweptBox } from './box.ts'
import { polygonsOf } from './flat-path.ts'
import { maskOutline } from './mask-outline.ts'
import { type Matrix, type Point, apply, identity, matrixOf, multiply } from './matrix.ts'

/** A drawable node with the combined transform and opacity of its groups. */
export interface Leaf {
  node: Exclude<DesignNode, GroupNode>
  /** Maps the node's local millimetres to the area's. */
  matrix: Matrix
  /** Combined scale of its groups. */
  scale: number
  /** Opacity multiplied by that of its groups. */
  opacity: number
}

/** Drawable nodes, back to front; hidden nodes and groups are skipped. */
export function* leavesOf(
  nodes: readonly DesignNode[],
  around: Omit<Leaf, 'node'> = { matrix: identity, scale: 1, opacity: 1 }
): Generator<Leaf> {
  for (const node of nodes) {
    if (node.hidden) continue
    const here = {
      matrix: multiply(around.matrix, matrixOf(node)),
      scale: around.scale,
      opacity: around.opacity * node.opacity
    }
    if (node.type === 'group') yield* leavesOf(node.children, { ...here, scale: here.scale * node.scale })
    else yield { node, ...here }
  }
}

/** How far strokes and outlines extend beyond a node's fill: half the width of a stroke, the full width around text. */
function beyondOf(node: Leaf['node']): number {
  if (node.type === 'text')
    return (node.outlines ?? []).reduce((sum, { width }) => sum + width, node.stroke?.width ?? 0)
  return 'stroke' in node && node.stroke !== undefined ? node.stroke.width / 2 : 0
}

/**
 * Corners of a node's box including strokes, outlines, side faces and shadow, in the area's millimetres; for masked pictures, the
 * box of the mask.
 */
export function cornersOfLeaf({ node, matrix }: Leaf, fonts: FontSet): Point[] {
  const cut = node.type === 'image' && node.mask ? maskOutline(node.mask, node, fonts) : undefined
  if (cut)
    return polygonsOf(cut.segments())
      .flat()
      .map((point) => apply(matrix, point))
  const beyond = beyondOf(node)
  const shadow = (node.type === 'text' ? node.shadow : undefined) ?? { x: 0, y: 0 }
  const { left, top, right, bottom } = localBoxOf(node, fonts)
  const around = { left: left - beyond, top: top - beyond, right: right + beyond, bottom: bottom + beyond }
  return cornersOfBox(sweptBox(around, shadow)).map((corner) => apply(matrix, corner))
}
