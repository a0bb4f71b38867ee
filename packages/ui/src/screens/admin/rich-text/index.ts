export { richTextEditorModule } from './rich-text-editor-module.ts'
export type { RichTextEditorProps } from './rich-text-editor.tsx'
export { RichTextField } from './rich-text-field.tsx'
