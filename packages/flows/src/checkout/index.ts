export { restore, snapshotOf } from './draft.ts'
export { type CheckoutActor, type CheckoutSnapshot, checkoutMachine } from './machine.ts'
export { payWith } from './payer.ts'
export {
  checkoutFailureOf,
  checkoutStepOf,
  enteredOf,
  isChallenged,
  isOpening,
  isQuoting,
  isReconnecting,
  isSolving,
  isSubmitting,
  placedOrderOf,
  quoteOf,
  typedOf
} from './selectors.ts'
export type {
  ChallengeResult,
  CheckoutContext,
  CheckoutDraft,
  CheckoutEvent,
  CheckoutInput,
  CheckoutOutput,
  CheckoutStep,
  CheckoutTyped,
  ConfirmRequest,
  ExpressAddresses,
  LookUpInput,
  MethodId,
  PaidThing,
  PayerCommand,
  PayerEvent,
  PayerInput,
  PaymentAnswer,
  PaymentDetails,
  PlacedOrder,
  PlaceOrderInput,
  QuoteInput,
  SolveInput
} from './types.ts'
