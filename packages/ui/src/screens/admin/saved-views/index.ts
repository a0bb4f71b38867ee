export { SavedViews } from './saved-views.tsx'
export { filterParams } from './filter-params.ts'
export type { SavedViewProps, ViewSave } from './types.ts'
