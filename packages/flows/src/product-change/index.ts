export { productChangeMachine } from './machine.ts'
export { askedOf, chosenOf, openingSlugOf } from './selectors.ts'
export type { OfferedProduct } from './types.ts'
