export { Questions } from './questions.tsx'
export type { QuestionChange } from './types.ts'
