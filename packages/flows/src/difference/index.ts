export { type DifferenceActor, type DifferenceSnapshot, differenceMachine } from './machine.ts'
export { differenceFailureOf, isAskedByBank, isPaid, isPaying } from './selectors.ts'
export type { DifferenceContext, DifferenceEvent } from './types.ts'
