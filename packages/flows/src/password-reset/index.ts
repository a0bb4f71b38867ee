export { passwordResetMachine } from './machine.ts'
export {
  isRequestingReset,
  isResettingPassword,
  passwordResetFailureOf,
  passwordResetStepOf,
  resetCodeActorOf
} from './selectors.ts'
export type {
  NewPassword,
  PasswordResetActor,
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetInput,
  PasswordResetOutput,
  PasswordResetSnapshot,
  PasswordResetStep,
  RequestResetAnswer,
  ResetAnswer
} from './types.ts'
