export { failureOf, FlowError } from './failure.ts'
export { isSuccess, outcomes, type SettledCall } from './outcomes.ts'
export { errorOf, refusalOf, settle } from './settle.ts'
export type { Failure, FailureCode } from './types.ts'
