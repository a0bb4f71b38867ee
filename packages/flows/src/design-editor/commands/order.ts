import {
  type DesignNode,
  type LayerPlace,
  type Order,
  depthLimit,
  identity,
  invert,
  matrixOf,
  multiply
} from '@motif/design'
import { inArea } from '../frame.ts'
import type { Command } from '../store/editor-store.ts'
import {
  besideEachOther,
  changeSiblings,
  depthOf,
  groupsAround,
  locate,
  locateAll,
  nodesOf,
  withNodes
} from '../tree.ts'

const isSameOrder = (a: readonly DesignNode[], b: readonly DesignNode[]) => a.every((node, index) => node === b[index])

/** One step forward: past the next sibling that does not move. */
function forward(siblings: readonly DesignNode[], going: ReadonlySet<string>): DesignNode[] {
  const after = [...siblings]
  for (let index = after.length - 2; index >= 0; index -= 1) {
    const [here, next] = [after[index], after[index + 1]]
    if (here && next && going.has(here.id) && !going.has(next.id)) [after[index], after[index + 1]] = [next, here]
  }
  return after
}

const orders: Record<Order, (siblings: readonly DesignNode[], going: ReadonlySet<string>) => DesignNode[]> = {
  front: (siblings, going) => [
    ...siblings.filter(({ id }) => !going.has(id)),
    ...siblings.filter(({ id }) => going.has(id))
  ],
  back: (siblings, going) => [
    ...siblings.filter(({ id }) => going.has(id)),
    ...siblings.filter(({ id }) => !going.has(id))
  ],
  forward,
  backward: (siblings, going) => forward(siblings.toReversed(), going).toReversed()
}

export const reorder = (order: Order): Command => ({
  name: 'reordered',
  run: ({ document, areaId, selectedIds }) => {
    const nodes = nodesOf(document, areaId)
    const chosen = besideEachOther(locateAll(nodes, selectedIds))
    const [first] = chosen
    if (first === undefined) return undefined
    const going = new Set(chosen.map(({ node }) => node.id))
    const change = (siblings: DesignNode[]) => {
      const after = orders[order](siblings, going)
      return isSameOrder(after, siblings) ? siblings : after
    }
    return { document: withNodes(document, areaId, changeSiblings(nodes, first.parent?.id ?? null, change)) }
  }
})

/** The given nodes without descendants of others, back to front. */
function outermost(nodes: readonly DesignNode[], ids: ReadonlySet<string>): string[] {
  return nodes.flatMap((node) =>
    ids.has(node.id) ? node.id : node.type === 'group' ? outermost(node.children, ids) : []
  )
}

/** Moves nodes to a parent, and removes groups that become empty. */
function relaid(nodes: DesignNode[], moved: readonly DesignNode[], { parentId, index }: LayerPlace): DesignNode[] {
  const gone = new Set(moved.map(({ id }) => id))
  const regrouped = (node: DesignNode): DesignNode[] => {
    if (node.type !== 'group' || gone.has(node.id)) return [node]
    const children = laid(node.children, node.id)
    return children === node.children ? [node] : children.length === 0 ? [] : [{ ...node, children }]
  }
  const laid = (siblings: DesignNode[], id: string | null): DesignNode[] => {
    const others = siblings.filter((node) => !gone.has(node.id))
    const all = id === parentId ? others.toSpliced(Math.min(others.length, Math.max(0, index)), 0, ...moved) : others
    const after = all.flatMap(regrouped)
    return after.length === siblings.length && isSameOrder(after, siblings) ? siblings : after
  }
  return laid(nodes, null)
}

/** Moves nodes into or out of a group, or among siblings. Their look does not change. */
export const moveTo = (ids: readonly string[], place: LayerPlace): Command => ({
  name: 'reordered',
  run: ({ document, areaId }) => {
    const nodes = nodesOf(document, areaId)
    const going = locateAll(nodes, outermost(nodes, new Set(ids)))
    const parent = place.parentId === null ? undefined : locate(nodes, place.parentId)
    const isWithinItself = parent !== undefined && going.some(({ node }) => locate([node], parent.node.id))
    if (going.length === 0 || isWithinItself || (place.parentId !== null && parent?.node.type !== 'group'))
      return undefined
    const toParent = parent ? invert(multiply(parent.matrix, matrixOf(parent.node))) : identity
    const moved = going.map((one) =>
      one.parent?.id === parent?.node.id ? one.node : inArea({ node: inArea(one), matrix: toParent })
    )
    if (groupsAround(nodes, parent?.node.id) + Math.max(...moved.map(depthOf)) > depthLimit) return undefined
    const chosen = moved.map(({ id }) => id)
    return { document: withNodes(document, areaId, relaid(nodes, moved, place)), ids: chosen, selectedIds: chosen }
  }
})
