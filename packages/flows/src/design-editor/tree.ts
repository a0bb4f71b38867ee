import {
  type DesignDocument,
  type DesignNode,
  type GroupNode,
  type Matrix,
  identity,
  matrixOf,
  multiply
} from '@motif/design'

/** A node and its position in the tree. */
export interface Located {
  node: DesignNode
  parent: GroupNode | null
  /** Maps the parent's millimetres to the area's. */
  matrix: Matrix
  siblings: readonly DesignNode[]
  index: number
}

export function locate(
  nodes: readonly DesignNode[],
  id: string,
  parent: GroupNode | null = null,
  matrix: Matrix = identity
): Located | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.id === id) return { node, parent, matrix, siblings: nodes, index }
    const inside = node.type === 'group' ? locate(node.children, id, node, multiply(matrix, matrixOf(node))) : undefined
    if (inside) return inside
  }
  return undefined
}

export const locateAll = (nodes: readonly DesignNode[], ids: readonly string[]): Located[] =>
  ids.flatMap((id) => locate(nodes, id) ?? [])

/** Nesting depth of a node, itself included. */
export const depthOf = (node: DesignNode): number =>
  node.type === 'group' ? 1 + Math.max(0, ...node.children.map(depthOf)) : 1

/** Number of groups around a parent's children. */
export function groupsAround(nodes: readonly DesignNode[], parentId: string | undefined, depth = 0): number {
  if (parentId === undefined) return 0
  for (const node of nodes) {
    if (node.type !== 'group') continue
    if (node.id === parentId) return depth + 1
    const found = groupsAround(node.children, parentId, depth + 1)
    if (found > 0) return found
  }
  return 0
}

/** Filters to siblings of the first node: a multiple selection must share a parent. */
export function besideEachOther(located: readonly Located[]): Located[] {
  const parent = located[0]?.parent?.id
  return located.filter((one) => one.parent?.id === parent)
}

/** Replaces nodes at any depth by the result of `change`; unaffected branches keep their identity. */
export function changeNodes(
  nodes: DesignNode[],
  ids: ReadonlySet<string>,
  change: (node: DesignNode) => DesignNode
): DesignNode[] {
  let isChanged = false
  const after = nodes.map((node) => {
    const made = ids.has(node.id) ? change(node) : node
    const changed =
      made === node && node.type === 'group' ? withChildren(node, changeNodes(node.children, ids, change)) : made
    isChanged ||= changed !== node
    return changed
  })
  return isChanged ? after : nodes
}

const withChildren = (group: GroupNode, children: DesignNode[]): GroupNode =>
  children === group.children ? group : { ...group, children }

/** Changes the children of a parent; `null` is the area. */
export function changeSiblings(
  nodes: DesignNode[],
  parentId: string | null,
  change: (siblings: DesignNode[]) => DesignNode[]
): DesignNode[] {
  if (parentId === null) return change(nodes)
  return changeNodes(nodes, new Set([parentId]), (node) =>
    node.type === 'group' ? withChildren(node, change(node.children)) : node
  )
}

/** Removes nodes at any depth, and groups that become empty. */
export function withoutNodes(nodes: DesignNode[], ids: ReadonlySet<string>): DesignNode[] {
  let isChanged = false
  const after = nodes.flatMap((node) => {
    if (ids.has(node.id)) {
      isChanged = true
      return []
    }
    if (node.type !== 'group') return node
    const children = withoutNodes(node.children, ids)
    if (children === node.children) return node
    isChanged = true
    return children.length === 0 ? [] : { ...node, children }
  })
  return isChanged ? after : nodes
}

const none: DesignNode[] = []
export const nodesOf = (document: DesignDocument, areaId: string): DesignNode[] => document.areas[areaId] ?? none

/** Unchanged documents keep their identity, so that no undo step arises. */
export function withNodes(document: DesignDocument, areaId: string, nodes: DesignNode[]): DesignDocument {
  return nodes === nodesOf(document, areaId) ? document : { ...document, areas: { ...document.areas, [areaId]: nodes } }
}
