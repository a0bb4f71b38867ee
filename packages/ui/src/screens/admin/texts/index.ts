export { Texts } from './texts.tsx'
export type { TextOutcome, TextSectionProps } from './types.ts'
