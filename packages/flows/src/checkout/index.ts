export { restore, snapshotOf } from './draft.ts'
export { checkoutMachine } from './machine.ts'
export { payWith } from './payer.ts'
export {
  checkoutFailureOf,
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
export { checkoutStepOf } from './steps.ts'
export type {
  ChallengeResult,
  CheckoutActor,
  CheckoutContext,
  CheckoutDraft,
  CheckoutEvent,
  CheckoutInput,
  CheckoutOutput,
  CheckoutSnapshot,
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
