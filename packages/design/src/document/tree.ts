import type { DesignNode } from './nodes.ts'

/** Every node with those inside groups, parents before their children. */
export function* walk(nodes: readonly DesignNode[]): Generator<DesignNode> {
  for (const node of nodes) {
    yield node
    if (node.type === 'group') yield* walk(node.children)
  }
}

/** The node of an id, however deep it lies. */
export function findNode(nodes: readonly DesignNode[], id: string): DesignNode | undefined {
  for (const node of walk(nodes)) if (node.id === id) return node
  return undefined
}

/**
 * Puts what `change` makes of the node of an id in its place, however deep it lies; `undefined` takes it out. Branches
 * without it stay the very same objects.
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

/** How deep nodes lie within groups; 0 for none at all. Takes anything, and does not call itself: what it measures may be meant to be too deep. */
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

/** Identifiers of the uploads that nodes show, those in groups too, each once. */
export const imageIdsOf = (nodes: readonly DesignNode[]): string[] => [
  ...new Set([...walk(nodes)].flatMap((node) => (node.type === 'image' ? [node.image] : [])))
]
