export { drawingGroup } from './parts.ts'
export type { PartName } from './part-names.ts'
export { drawingCategories } from './themes.ts'
