import { type DesignDocument, type DesignNode, identity } from '@motif/design'
import { boxOf, frameOf, outsideOf } from '../frame.ts'
import { snapField } from '../services/snapping.ts'
import { type Located, changeNodes, locateAll, nodesOf, withNodes } from '../tree.ts'
import type { Tools } from './types.ts'

export interface Held {
  document: DesignDocument
  located: readonly Located[]
  frame: NonNullable<ReturnType<typeof frameOf>>
}

/** The unlocked selection at the start of a gesture; undefined if there is none. */
export function takeHold({ store, fonts }: Tools): Held | undefined {
  const { document, nodes, selectedIds } = store.getSnapshot()
  const located = locateAll(nodes, selectedIds).filter(({ node }) => !node.locked)
  const set = fonts()
  const frame = set && frameOf(located, set)
  return frame && { document, located, frame }
}

const holds = (node: DesignNode, ids: ReadonlySet<string>): boolean =>
  ids.has(node.id) || (node.type === 'group' && node.children.some((child) => holds(child, ids)))

/**
 * Snap targets: bounds of all visible nodes that do not move. In a group these are the siblings and everything outside.
 */
export function snapFieldFor({ store, fonts, area, aids }: Tools, located: readonly Located[]) {
  const held = new Set(located.map(({ node }) => node.id))
  const set = fonts()
  const [first] = located
  const brothers = first?.parent ? first.siblings.map((node) => ({ node, matrix: first.matrix })) : []
  const all = [...store.getSnapshot().nodes.map((node) => ({ node, matrix: identity })), ...brothers]
  const others =
    set === undefined
      ? []
      : all
          .filter(({ node }) => !node.hidden && !holds(node, held))
          .map((one) => ({ ...outsideOf(boxOf(one, set)), node: one.node.id }))
  const { hasGrid, gridMm, guides } = aids()
  const shown = area()
  return snapField(others, shown, { guides: guides[shown.id] ?? [], gridMm: hasGrid ? gridMm : undefined })
}

/** The document with the dragged nodes replaced. */
export function withHeld(
  document: DesignDocument,
  areaId: string,
  made: ReadonlyMap<string, DesignNode>
): DesignDocument {
  return withNodes(
    document,
    areaId,
    changeNodes(nodesOf(document, areaId), new Set(made.keys()), (node) => made.get(node.id) ?? node)
  )
}
