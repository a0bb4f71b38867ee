export { oneTimeCodeMachine } from './machine.ts'
export { canResend, codeFailureOf, isResending, isVerifying, secondsLeftOf, triesLeftOf } from './selectors.ts'
export type {
  ClockEvent,
  OneTimeCodeActor,
  OneTimeCodeContext,
  OneTimeCodeEvent,
  OneTimeCodeInput,
  OneTimeCodeOutput,
  OneTimeCodeSnapshot,
  ResendAnswer,
  Verified,
  VerifyAnswer
} from './types.ts'
