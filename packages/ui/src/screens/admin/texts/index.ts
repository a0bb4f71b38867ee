export { Texts } from './texts.tsx'
export type { TextOutcome } from './types.ts'
