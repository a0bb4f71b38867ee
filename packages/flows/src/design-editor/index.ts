export { addNode, centreNode, changeNode, deleteNodes, moveNodesBy, newImage, newText, nodesIn, setColour, setText } from './commands.ts'
export { designEditorMachine } from './machine.ts'
export { areaIdOf, canRedo, canUndo, documentOf, isDragging, isEditingText, keptDocumentOf, selectedIdsOf, shownNodesOf } from './selectors.ts'
export type { Announcement, AreaSize, DesignDocument, DesignEditorActor, DesignEditorContext, DesignEditorEmitted, DesignEditorEvent, DesignEditorInput, DesignEditorSnapshot, DesignNode, ImageNode, NodeChange, PointMm, TextNode } from './types.ts'
