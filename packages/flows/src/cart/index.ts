export { isCart } from './answer.ts'
export { readChanges, unansweredOf, writeChanges } from './persisted-changes.ts'
export { type CartActor, type CartSnapshot, cartMachine } from './machine.ts'
export {
  cartCountOf,
  cartFailureOf,
  cartIdOf,
  cartOf,
  failedCartChangeOf,
  isApplyingCoupon,
  isCartBusy,
  isCartEmpty,
  isCartGone,
  isCartLoading,
  isCartLocked,
  isCartWaiting,
  memoryOf,
  pendingLinesOf
} from './selectors.ts'
export type {
  AddedPieces,
  CartChange,
  CartContext,
  CartEmitted,
  CartEvent,
  CartInput,
  CartMemory,
  PersistedAddition,
  PersistedChange,
  RemovedLine
} from './types.ts'
