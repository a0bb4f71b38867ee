export { ChecklistSection } from './checklist.tsx'
export type { ChecklistSectionProps } from './types.ts'
