import { type DesignNode, type Matrix, type TextNode, identity, matrixOf, multiply } from '@motif/design'

export interface PlacedText {
  node: TextNode
  /** Maps the text's local millimetres to the area's. */
  matrix: Matrix
}

/** A text at any depth, and its transform in the area. */
export function textAt(nodes: readonly DesignNode[], id: string, around: Matrix = identity): PlacedText | undefined {
  for (const node of nodes) {
    const matrix = multiply(around, matrixOf(node))
    if (node.id === id && node.type === 'text') return { node, matrix }
    const inside = node.type === 'group' ? textAt(node.children, id, matrix) : undefined
    if (inside) return inside
  }
  return undefined
}

export const svgMatrix = ({ a, b, c, d, e, f }: Matrix) => `matrix(${a} ${b} ${c} ${d} ${e} ${f})`
