import type { DesignNode, GroupNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { localBoxOf } from './bounds.ts'
import { cornersOfBox } from './box.ts'
import { type Matrix, type Point, apply, identity, matrixOf, multiply } from './matrix.ts'

/** A node that is drawn itself, with all that the groups around it do to it. */
export interface Leaf {
  node: Exclude<DesignNode, GroupNode>
  /** From the node's own millimetres to the area's. */
  matrix: Matrix
  /** How much larger it is drawn than the document says. */
  scale: number
  /** Its own opacity times that of the groups around it. */
  opacity: number
}

/** What is drawn, back to front; hidden nodes, and all within hidden groups, are left out. */
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

/** The corners of what a node fills, in the area's millimetres; its outline or line reaches `beyond` them by half its width, a text's by all of it. */
export function cornersOfLeaf({ node, matrix }: Leaf, fonts: FontSet): Point[] {
  const beyond =
    !('stroke' in node) || node.stroke === undefined ? 0 : node.stroke.width / (node.type === 'text' ? 1 : 2)
  const { left, top, right, bottom } = localBoxOf(node, fonts)
  return cornersOfBox({ left: left - beyond, top: top - beyond, right: right + beyond, bottom: bottom + beyond }).map(
    (corner) => apply(matrix, corner)
  )
}
