import { moveNodesBy, nodesIn, setText } from './commands.ts'
import type { DesignDocument, DesignEditorContext } from './types.ts'

/** How far the gesture under way has gone. */
function draggedBy({ gesture }: DesignEditorContext): { dxMm: number; dyMm: number } {
  return gesture === null ? { dxMm: 0, dyMm: 0 } : { dxMm: gesture.to.xMm - gesture.from.xMm, dyMm: gesture.to.yMm - gesture.from.yMm }
}

/** The document with the words being typed. */
export const withText = ({ history: { present }, areaId, editing }: DesignEditorContext): DesignDocument =>
  editing === null ? present : setText(present, areaId, editing.nodeId, editing.text)

/** The document with what is dragged where the pointer is. */
export function withDrag(context: DesignEditorContext): DesignDocument {
  const { dxMm, dyMm } = draggedBy(context)
  return moveNodesBy(context.history.present, context.areaId, context.selectedIds, dxMm, dyMm)
}

/** What stays chosen in a document that may lack some of it. */
export function stillThere(document: DesignDocument, areaId: string, ids: readonly string[]): string[] {
  const there = new Set(nodesIn(document, areaId).map(({ id }) => id))
  return ids.filter((id) => there.has(id))
}

const toggled = (ids: readonly string[], id: string) => (ids.includes(id) ? ids.filter((kept) => kept !== id) : [...ids, id])

/** What is chosen after a node, or nothing, was pointed at. */
export function chosen(ids: readonly string[], nodeId: string | null, isAdditive: boolean): string[] {
  if (nodeId === null) return isAdditive ? [...ids] : []
  return isAdditive ? toggled(ids, nodeId) : [nodeId]
}
