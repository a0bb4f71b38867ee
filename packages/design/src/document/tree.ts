import type { DesignNode } from './nodes.ts'

/** Iterates over all nodes depth-first, parents before their children. */
export function* walk(nodes: readonly DesignNode[]): Generator<DesignNode> {
  for (const node of nodes) {
    yield node
    if (node.type === 'group') yield* walk(node.children)
  }
}

/** Finds a node by id at any depth. */
export function findNode(nodes: readonly DesignNode[], id: string): DesignNode | undefined {
  for (const node of walk(nodes)) if (node.id === id) return node
  return undefined
}

/**
 * Replaces a node by id, at any depth, with the result of `change`; `undefined` removes it. Unaffected branches keep
 * their identity.
 */
export function changeNode(
  nodes: readonly DesignNode[],
  id: string,
  change: (node: DesignNode) => DesignNode | undefined
): DesignNode[] {
  return nodes.flatMap((node) => {
    if (node.id === id) return change(node) ?? []
    if (node.type !== 'group' || findNode(node.children, id) === undefined) return node
    return { ...node, children: changeNode(node.children, id, change) }
  })
}

/**
 * Nesting depth of groups; 0 for an empty list. Accepts untrusted input, and is iterative because the input may be too
 * deep for recursion.
 */
export function depthOf(nodes: unknown): number {
  let depth = 0
  let level: unknown[] = Array.isArray(nodes) ? nodes : []
  while (level.length > 0 && depth < 1000) {
    depth += 1
    level = level.flatMap((node: unknown) =>
      typeof node === 'object' && node !== null && 'children' in node && Array.isArray(node.children)
        ? (node.children as unknown[])
        : []
    )
  }
  return depth
}

/** Upload ids of all pictures, including those in groups, without duplicates. */
export const imageIdsOf = (nodes: readonly DesignNode[]): string[] => [
  ...new Set([...walk(nodes)].flatMap((node) => (node.type === 'image' ? [node.image] : [])))
]
