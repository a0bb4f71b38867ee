export { everyPart } from './parts.ts'
export { SelectionBar } from './selection-bar.tsx'
export { useOpenPart } from './use-open-part.ts'
