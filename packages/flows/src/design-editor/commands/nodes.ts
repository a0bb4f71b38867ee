import {
  type ChangeName,
  type DesignNode,
  type FontSet,
  type NodePatch,
  type TextNode,
  clipArtNode,
  designNode,
  groupNode,
  imageNode,
  qrNode,
  shapeNode,
  textLimit,
  textNode,
  writtenText
} from '@motif/design'
import { movedBy } from '../frame.ts'
import { hasSpaceFor } from '../free-space.ts'
import type { Command } from '../store/editor-store.ts'
import { grownDownwards } from './text-box.ts'
import { changeNodes, changeSiblings, locateAll, nodesOf, withNodes, withoutNodes } from '../tree.ts'

/** In front of the others of an area, the one on the stage unless said; chosen where they can be seen. */
export const addNodes = (nodes: readonly DesignNode[], name: ChangeName = 'added', onto?: string): Command => ({
  name,
  run: ({ document, areaId: shown }) => {
    const ids = nodes.map(({ id }) => id)
    const areaId = onto ?? shown
    if (nodes.length === 0 || !hasSpaceFor(document, nodes)) return undefined
    return {
      document: withNodes(
        document,
        areaId,
        changeSiblings(nodesOf(document, areaId), null, (all) => [...all, ...nodes])
      ),
      ids,
      ...(areaId === shown && { selectedIds: ids })
    }
  }
})

const isFree = (node: DesignNode) => !node.locked

/** What is locked stays. */
export const removeNodes = (ids?: readonly string[]): Command => ({
  name: 'deleted',
  run: ({ document, areaId, selectedIds }) => {
    const nodes = nodesOf(document, areaId)
    const gone = locateAll(nodes, ids ?? selectedIds).flatMap(({ node }) => (isFree(node) ? node.id : []))
    return {
      document: withNodes(document, areaId, withoutNodes(nodes, new Set(gone))),
      selectedIds: selectedIds.filter((id) => !gone.includes(id)),
      ids: gone
    }
  }
})

const members = {
  text: new Set(Object.keys(textNode.shape)),
  image: new Set(Object.keys(imageNode.shape)),
  shape: new Set(Object.keys(shapeNode.shape)),
  'clip-art': new Set(Object.keys(clipArtNode.shape)),
  qr: new Set(Object.keys(qrNode.shape)),
  group: new Set(Object.keys(groupNode.shape))
} satisfies Record<DesignNode['type'], ReadonlySet<string>>

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** How much of what people write a member holds. Of longer or stranger words the rest is lost, and not the edit. */
const written: Readonly<Record<string, number>> = { text: textLimit, data: 1000, name: 80 }
const readable = ([member, value]: [string, unknown]): [string, unknown] => [
  member,
  typeof value === 'string' && written[member] !== undefined ? writtenText(value, written[member]) : value
]

/** Writes what the kind of node knows; a node that would not be one of the document's stays as it is. */
export function patched(node: DesignNode, patch: NodePatch): DesignNode {
  const known = Object.entries(patch)
    .map(readable)
    .filter(([member, value]) => members[node.type].has(member) && !isSame(node[member as keyof DesignNode], value))
  if (known.length === 0) return node
  const after = Object.fromEntries(
    Object.entries({ ...node, ...Object.fromEntries(known) }).filter(([, value]) => value !== undefined)
  ) as DesignNode
  return designNode.safeParse(after).success ? after : node
}

/** Words in a box stay at its upper edge, where there are fonts to measure them with. */
export const changeMembers = (
  ids: readonly string[],
  patch: NodePatch,
  key?: string,
  name: ChangeName = 'changed',
  fonts?: FontSet
): Command => ({
  name,
  key: key === undefined ? undefined : `${key} ${ids.join(' ')}`,
  run: ({ document, areaId }) => ({
    document: withNodes(
      document,
      areaId,
      changeNodes(nodesOf(document, areaId), new Set(ids), (node) => {
        const after = patched(node, patch)
        return fonts ? grownDownwards(node, after, fonts) : after
      })
    ),
    ids
  })
})

/** All words typed in one go are one step. */
export const typingKey = (id: string) => `typing ${id}`
export const typeText = (id: string, text: string, fonts?: FontSet): Command => ({
  ...changeMembers([id], { text } satisfies Partial<TextNode>, undefined, 'typed', fonts),
  key: typingKey(id)
})

/** Arrow keys in a row on the same things are one step. */
export const nudge = (ids: readonly string[], dxMm: number, dyMm: number): Command => ({
  name: 'moved',
  key: `nudge ${ids.join(' ')}`,
  run: ({ document, areaId }) => {
    const nodes = nodesOf(document, areaId)
    const free = locateAll(nodes, ids).filter(({ node }) => isFree(node))
    const moved = new Map(free.map((located) => [located.node.id, movedBy(located, { x: dxMm, y: dyMm })]))
    return {
      document: withNodes(
        document,
        areaId,
        changeNodes(nodes, new Set(moved.keys()), (node) => moved.get(node.id) ?? node)
      ),
      ids: [...moved.keys()]
    }
  }
})
