export type { DeclineReason, Failure } from './failure.ts'
export { fieldErrors, sentenceOf } from './sentences.ts'
export { signInSentenceOf } from './sign-in-sentences.ts'
