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
  Payable,
  PayerCommand,
  PayerEvent,
  PayerInput,
  PaymentResponse,
  PaymentDetails,
  PlacedOrder,
  PlaceOrderInput,
  QuoteInput,
  SolveInput
} from './types.ts'
