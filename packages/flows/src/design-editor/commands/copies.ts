import type { DesignNode, EditorArea, Point } from '@motif/design'
import { inArea, place } from '../frame.ts'
import { middleOf, withNewIds } from '../services/clipboard.ts'
import { hasSpaceFor } from '../free-space.ts'
import type { Command } from '../store/editor-store.ts'
import { besideEachOther, changeSiblings, locateAll, nodesOf, withNodes } from '../tree.ts'

const shifted = (node: DesignNode, { x, y }: Point): DesignNode => ({
  ...node,
  x: place(node.x + x),
  y: place(node.y + y)
})

/** Duplicates the selection slightly offset, in front of its siblings, and selects the copies. */
export const duplicate = (newId: () => string, beside: Point): Command => ({
  name: 'duplicated',
  run: ({ document, areaId, selectedIds }) => {
    const nodes = nodesOf(document, areaId)
    const chosen = besideEachOther(locateAll(nodes, selectedIds)).toSorted((a, b) => a.index - b.index)
    const [first] = chosen
    const copies = chosen.map(({ node }) => shifted(unlocked(withNewIds(node, newId)), beside))
    if (first === undefined) return undefined
    if (!hasSpaceFor(document, copies)) return 'too-many'
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

/**
 * Copies the selection to another side, in front, at the same distance from its top and centre. Shows that side with
 * the copies selected.
 */
export const copyToSide = (from: EditorArea, to: EditorArea, newId: () => string): Command => ({
  name: 'duplicated',
  run: ({ document, areaId, selectedIds }) => {
    const chosen = locateAll(nodesOf(document, areaId), selectedIds).toSorted((a, b) => a.index - b.index)
    const aside = { x: (to.widthMm - from.widthMm) / 2, y: 0 }
    const copies = chosen.map((located) => shifted(unlocked(withNewIds(inArea(located), newId)), aside))
    if (to.id === areaId || copies.length === 0) return undefined
    if (!hasSpaceFor(document, copies)) return 'too-many'
    const ids = copies.map(({ id }) => id)
    return {
      document: withNodes(document, to.id, [...nodesOf(document, to.id), ...copies]),
      areaId: to.id,
      selectedIds: ids,
      ids
    }
  }
})

function unlocked(node: DesignNode): DesignNode {
  const { locked: _locked, ...rest } = node
  return rest
}

/** Copied nodes with new ids, centred on a point. */
export function pastedAt(nodes: readonly DesignNode[], at: Point, newId: () => string): DesignNode[] {
  const from = middleOf(nodes)
  const offset = { x: at.x - from.x, y: at.y - from.y }
  return nodes.map((node) => shifted(unlocked(withNewIds(node, newId)), offset))
}
