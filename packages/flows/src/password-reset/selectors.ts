import type { OneTimeCodeActor } from '../one-time-code/index.ts'
import type { PasswordResetSnapshot } from './machine.ts'
import type { PasswordResetStep } from './types.ts'

export function passwordResetStepOf(snapshot: PasswordResetSnapshot): PasswordResetStep {
  switch (snapshot.value) {
    case 'code':
      return 'code'
    case 'newPassword':
    case 'resetting':
      return 'new-password'
    case 'done':
      return 'done'
    default:
      return 'request'
  }
}

export const isRequestingReset = (snapshot: PasswordResetSnapshot) => snapshot.matches('requesting')
export const isResettingPassword = (snapshot: PasswordResetSnapshot) => snapshot.matches('resetting')
export const passwordResetFailureOf = ({ context }: PasswordResetSnapshot) => context.failure
/** The code actor; defined in step `code` only. */
export const resetCodeActorOf = (snapshot: PasswordResetSnapshot): OneTimeCodeActor | undefined =>
  snapshot.children.oneTimeCode
