export { type PasswordResetActor, type PasswordResetSnapshot, passwordResetMachine } from './machine.ts'
export {
  isRequestingReset,
  isResettingPassword,
  passwordResetFailureOf,
  passwordResetStepOf,
  resetCodeActorOf
} from './selectors.ts'
export type {
  NewPassword,
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetInput,
  PasswordResetOutput,
  PasswordResetStep,
  RequestResetResponse,
  ResetResponse
} from './types.ts'
