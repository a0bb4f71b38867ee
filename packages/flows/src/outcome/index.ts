export { failureOf, FlowError } from './failure.ts'
export { isSuccess, outcomes, type OutcomeCall } from './outcomes.ts'
export { refusalOf } from './refusal.ts'
export type { Failure, FailureCode } from '@motif/contract'
