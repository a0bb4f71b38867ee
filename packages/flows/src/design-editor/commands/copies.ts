import type { DesignNode, Point } from '@motif/design'
import { place } from '../frame.ts'
import { middleOf, withNewIds } from '../services/clipboard.ts'
import { hasSpaceFor } from '../free-space.ts'
import type { Command } from '../store/editor-store.ts'
import { besideEachOther, changeSiblings, locateAll, nodesOf, withNodes } from '../tree.ts'

const shifted = (node: DesignNode, { x, y }: Point): DesignNode => ({
  ...node,
  x: place(node.x + x),
  y: place(node.y + y)
})

/** Copies lie a little beside, in front of their parent's children, and are chosen. */
export const duplicate = (newId: () => string, beside: Point): Command => ({
  name: 'duplicated',
  run: ({ document, areaId, selectedIds }) => {
    const nodes = nodesOf(document, areaId)
    const chosen = besideEachOther(locateAll(nodes, selectedIds)).toSorted((a, b) => a.index - b.index)
    const [first] = chosen
    const copies = chosen.map(({ node }) => shifted(unlocked(withNewIds(node, newId)), beside))
    if (first === undefined || !hasSpaceFor(document, copies)) return undefined
    const ids = copies.map(({ id }) => id)
    return {
      document: withNodes(
        document,
        areaId,
        changeSiblings(nodes, first.parent?.id ?? null, (siblings) => [...siblings, ...copies])
      ),
      selectedIds: ids,
      ids
    }
  }
})

function unlocked(node: DesignNode): DesignNode {
  const { locked: _locked, ...rest } = node
  return rest
}

/** Copied nodes with ids of their own, their middle on a point. */
export function pastedAt(nodes: readonly DesignNode[], at: Point, newId: () => string): DesignNode[] {
  const from = middleOf(nodes)
  const offset = { x: at.x - from.x, y: at.y - from.y }
  return nodes.map((node) => shifted(unlocked(withNewIds(node, newId)), offset))
}
