export { CardCompare } from './card-compare.tsx'
export { CompareButton } from './compare-button.tsx'
export type { CompareButtonProps, ComparedProducts } from './use-compare-toggle.ts'
