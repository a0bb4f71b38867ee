import { lazyModule } from '../../../lazy-module/index.ts'

/** The editor is 100 kB: it comes once a text is written. */
export const richTextEditorModule = lazyModule(() => import('./rich-text-editor.tsx'))
