export type { Failure } from './failure.ts'
