import { nodesIn } from './commands.ts'
import { withDrag, withText } from './shown.ts'
import type { DesignDocument, DesignEditorSnapshot } from './types.ts'

/** The document to show: with what is being dragged or typed. */
export function documentOf(snapshot: DesignEditorSnapshot): DesignDocument {
  if (snapshot.matches('dragging')) return withDrag(snapshot.context)
  return snapshot.matches('editingText') ? withText(snapshot.context) : snapshot.context.history.present
}

/** The document to keep: without what is not finished. */
export const keptDocumentOf = ({ context }: DesignEditorSnapshot) => context.history.present
export const areaIdOf = ({ context }: DesignEditorSnapshot) => context.areaId
/** Nodes of the area on the stage, back to front, as they are shown. */
export const shownNodesOf = (snapshot: DesignEditorSnapshot) => nodesIn(documentOf(snapshot), snapshot.context.areaId)
export const selectedIdsOf = ({ context }: DesignEditorSnapshot) => context.selectedIds
export const canUndo = ({ context }: DesignEditorSnapshot) => context.history.past.length > 0 || context.editing !== null
export const canRedo = ({ context }: DesignEditorSnapshot) => context.history.future.length > 0 && context.editing === null
export const isDragging = (snapshot: DesignEditorSnapshot) => snapshot.matches('dragging')
export const isEditingText = (snapshot: DesignEditorSnapshot) => snapshot.matches('editingText')
