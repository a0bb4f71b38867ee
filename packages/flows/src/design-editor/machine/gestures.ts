import { type Box, type DesignDocument, type DesignNode, type FontSet, boundsOf } from '@motif/design'
import { frameOf, outsideOf } from '../frame.ts'
import { snapField } from '../services/snapping.ts'
import { type Located, changeNodes, locateAll, nodesOf, withNodes } from '../tree.ts'
import type { Tools } from './types.ts'

export interface Held {
  document: DesignDocument
  located: readonly Located[]
  frame: NonNullable<ReturnType<typeof frameOf>>
}

/** What is chosen and may be moved, as it is when a gesture takes hold of it; undefined where there is nothing to take. */
export function takeHold({ store, fonts }: Tools): Held | undefined {
  const { document, nodes, selectedIds } = store.getSnapshot()
  const located = locateAll(nodes, selectedIds).filter(({ node }) => !node.locked)
  const set = fonts()
  const frame = set && frameOf(located, set)
  return frame && { document, located, frame }
}

/** Boxes of all that is not held: what there is to snap to. */
export function fieldFor({ store, fonts, area }: Tools, located: readonly Located[]) {
  const held = new Set(located.map(({ node }) => node.id))
  const set = fonts()
  // What is held within a group snaps to nothing that moves with it: its group is not among the others.
  const around = new Set(located.map(({ parent }) => parent?.id))
  const others = set === undefined ? [] : store.getSnapshot().nodes.filter(({ id, hidden }) => !hidden && !held.has(id) && !around.has(id)).map((node) => boxAt(node, set))
  return snapField(others, area())
}

const boxAt = (node: DesignNode, fonts: FontSet): Box => outsideOf(boundsOf(node, fonts))

/** The document with other nodes in the place of those that are held. */
export function withHeld(document: DesignDocument, areaId: string, made: ReadonlyMap<string, DesignNode>): DesignDocument {
  return withNodes(document, areaId, changeNodes(nodesOf(document, areaId), new Set(made.keys()), (node) => made.get(node.id) ?? node))
}
