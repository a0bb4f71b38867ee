export { ChecklistSection } from './checklist.tsx'
