export { readChanges, unansweredOf, writeChanges } from './kept.ts'
export { cartMachine } from './machine.ts'
export { cartCountOf, cartFailureOf, cartIdOf, cartOf, failedCartChangeOf, isAdding, isApplyingCoupon, isCartBusy, isCartEmpty, isCartLoading, isCartWaiting, pendingLinesOf, removedLineOf } from './selectors.ts'
export type { CartActor, CartChange, CartContext, CartEmitted, CartEvent, CartInput, CartSnapshot, KeptChange, RemovedLine } from './types.ts'
