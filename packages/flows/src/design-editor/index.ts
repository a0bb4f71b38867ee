export { createEditor, type EditorInput } from './editor.ts'
export { designEditorMachine } from './machine/machine.ts'
export { centreOfVisible, newImage, newText } from './new-nodes.ts'
