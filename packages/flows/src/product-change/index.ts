export { productChangeMachine } from './machine.ts'
export { productToConfirmOf, chosenOf, openingSlugOf } from './selectors.ts'
export type { OfferedProduct } from './types.ts'
