export { Imports } from './imports.tsx'
export type { ExportedFile, ImportRequest, ImportSectionProps } from './types.ts'
