import { type DesignNode, type FontSet, type GroupNode, depthLimit, identity, matrixOf } from '@motif/design'
import { frameOf, inArea, place } from '../frame.ts'
import { hasSpaceFor } from '../free-space.ts'
import type { Command } from '../store/editor-store.ts'
import { besideEachOther, changeSiblings, depthOf, groupsAround, locateAll, nodesOf, withNodes } from '../tree.ts'

/** Groups nodes, at the position of the front one. */
export const group = (id: string, fonts: FontSet): Command => ({
  name: 'grouped',
  run: ({ document, areaId, selectedIds }) => {
    const nodes = nodesOf(document, areaId)
    const chosen = besideEachOther(locateAll(nodes, selectedIds)).filter(({ node }) => !node.locked)
    const [first] = chosen
    if (first === undefined || chosen.length < 2) return undefined
    // Siblings are measured in their parent's millimetres.
    const frame = frameOf(
      chosen.map((one) => ({ ...one, matrix: identity })),
      fonts
    )
    const around = groupsAround(nodes, first.parent?.id) + Math.max(...chosen.map(({ node }) => depthOf(node)))
    if (frame === undefined || around + 1 > depthLimit) return undefined
    const origin = { x: place(frame.x), y: place(frame.y) }
    const inside = new Set(chosen.map(({ node }) => node.id))
    const empty: GroupNode = { type: 'group', id, ...origin, rotation: 0, opacity: 1, scale: 1, children: [] }
    if (!hasSpaceFor(document, [empty])) return 'too-many'
    const change = (siblings: DesignNode[]): DesignNode[] => {
      const children = siblings
        .filter((node) => inside.has(node.id))
        .map((node) => ({ ...node, x: place(node.x - origin.x), y: place(node.y - origin.y) }))
      const made = { ...empty, children }
      const front = siblings.findLastIndex((node) => inside.has(node.id))
      return siblings.flatMap((node, index) => (index === front ? made : inside.has(node.id) ? [] : node))
    }
    return {
      document: withNodes(document, areaId, changeSiblings(nodes, first.parent?.id ?? null, change)),
      selectedIds: [id],
      ids: [id]
    }
  }
})

/** A child with the group's transform applied. */
function freed(group: GroupNode, child: DesignNode): DesignNode {
  const node = inArea({ node: child, matrix: matrixOf(group) })
  return {
    ...node,
    opacity: Math.round(child.opacity * group.opacity * 1000) / 1000,
    ...(group.hidden ? { hidden: true as const } : undefined)
  }
}

/** Ungroups the selected groups: children take the group's place and keep their look. */
export const ungroup: Command = {
  name: 'ungrouped',
  run: ({ document, areaId, selectedIds }) => {
    const nodes = nodesOf(document, areaId)
    const groups = besideEachOther(locateAll(nodes, selectedIds)).flatMap(({ node, parent }) =>
      node.type === 'group' && !node.locked ? { node, parent } : []
    )
    const [first] = groups
    if (first === undefined) return undefined
    const opened = new Set(groups.map(({ node }) => node.id))
    const change = (siblings: DesignNode[]): DesignNode[] =>
      siblings.flatMap((node) =>
        node.type === 'group' && opened.has(node.id) ? node.children.map((child) => freed(node, child)) : node
      )
    const ids = groups.flatMap(({ node }) => node.children.map(({ id }) => id))
    return {
      document: withNodes(document, areaId, changeSiblings(nodes, first.parent?.id ?? null, change)),
      selectedIds: [...selectedIds.filter((id) => !opened.has(id)), ...ids],
      ids
    }
  }
}
