export { differenceMachine } from './machine.ts'
export { differenceFailureOf, isAskedByBank, isPaid, isPaying } from './selectors.ts'
export type { DifferenceActor, DifferenceContext, DifferenceEvent, DifferenceSnapshot } from './types.ts'
