import {
  type ChangeName,
  type DesignNode,
  type FontSet,
  type NodePatch,
  clipArtNode,
  designNode,
  groupNode,
  imageNode,
  qrNode,
  renumbered,
  shapeNode,
  textLimit,
  textNode,
  writtenText,
  maskTextLimit
} from '@motif/design'
import { movedBy } from '../frame.ts'
import { hasSpaceFor } from '../free-space.ts'
import type { Command } from '../store/editor-store.ts'
import { runsAfter } from './runs.ts'
import { keepTopFixed } from './text-box.ts'
import { changeNodes, changeSiblings, locateAll, nodesOf, withNodes, withoutNodes } from '../tree.ts'

/** Adds nodes in front of an area, by default the current one; selects them if that area is shown. */
export const addNodes = (nodes: readonly DesignNode[], name: ChangeName = 'added', onto?: string): Command => ({
  name,
  run: ({ document, areaId: shown }) => {
    const ids = nodes.map(({ id }) => id)
    const areaId = onto ?? shown
    if (nodes.length === 0) return undefined
    if (!hasSpaceFor(document, nodes)) return 'too-many'
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

/** Locked nodes stay. */
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

/** Maximum lengths of user-written members. Input beyond them is cut, instead of rejecting the edit. */
const written: Readonly<Record<string, number>> = { text: textLimit, data: 1000, name: 80 }
const readable = ([member, value]: [string, unknown]): [string, unknown] => [
  member,
  typeof value === 'string' && written[member] !== undefined
    ? writtenText(value, written[member])
    : isWords(value)
      ? { ...value, text: writtenText(value.text, maskTextLimit) }
      : value
]

/** A text mask. */
const isWords = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

/** Sets members of a node; `undefined` removes one. */
const having = <Node extends DesignNode>(node: Node, written: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries({ ...node, ...written }).filter(([, value]) => value !== undefined)) as Node

/**
 * Patches the members a node's type has; a node that would be invalid stays unchanged. Style runs stay with their
 * characters, and list items are renumbered. `caret` is the caret after typing.
 */
export function patched(node: DesignNode, patch: NodePatch, caret?: number): DesignNode {
  const written = Object.fromEntries(
    Object.entries(patch)
      .map(readable)
      .filter(([member]) => members[node.type].has(member))
  )
  if (node.type === 'text' && node.runs !== undefined && !('runs' in written))
    written['runs'] = runsAfter(node, having(node, written), written, caret)
  if (node.type === 'text' && (node.list === 'numbers' || node.list === 'mixed') && caret !== undefined) {
    const numbered = renumbered(having(node, written))
    if (numbered.text.length <= textLimit) Object.assign(written, numbered)
  }
  const changed = Object.entries(written).filter(([member, value]) => !isSame(node[member as keyof DesignNode], value))
  if (changed.length === 0) return node
  const after = having(node, Object.fromEntries(changed))
  return designNode.safeParse(after).success ? after : node
}

/** Once fonts are loaded, text boxes keep their top edge. */
export const changeMembers = (
  ids: readonly string[],
  patch: NodePatch,
  { key, name = 'changed', fonts }: { key?: string | undefined; name?: ChangeName; fonts?: FontSet | undefined } = {}
): Command => ({
  name,
  key: key === undefined ? undefined : `${key} ${ids.join(' ')}`,
  run: ({ document, areaId }) => ({
    document: withNodes(
      document,
      areaId,
      changeNodes(nodesOf(document, areaId), new Set(ids), (node) => {
        const after = patched(node, patch)
        return fonts ? keepTopFixed(node, after, fonts) : after
      })
    ),
    ids
  })
})

/** Repeated arrow keys on the same nodes are one undo step. */
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
