export type { Failure } from './failure.ts'
export { fieldErrors, sentenceOf } from './sentences.ts'
