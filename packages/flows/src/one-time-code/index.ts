export { type OneTimeCodeActor, type OneTimeCodeSnapshot, oneTimeCodeMachine } from './machine.ts'
export { canResend, codeFailureOf, isResending, isVerifying, secondsLeftOf, triesLeftOf } from './selectors.ts'
export type {
  ClockEvent,
  OneTimeCodeContext,
  OneTimeCodeEvent,
  OneTimeCodeInput,
  OneTimeCodeOutput,
  ResendResponse,
  Verified,
  VerifyResponse
} from './types.ts'
