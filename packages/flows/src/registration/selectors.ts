import type { OneTimeCodeActor } from '../one-time-code/index.ts'
import type { RegistrationSnapshot } from './machine.ts'
import type { RegistrationStep } from './types.ts'

/** The step to show; `login` if the account exists but the sign-in failed. */
export function registrationStepOf(snapshot: RegistrationSnapshot): RegistrationStep | 'login' {
  switch (snapshot.value) {
    case 'code':
    case 'signingIn':
      return 'code'
    case 'signInFailed':
      return 'login'
    case 'profile':
    case 'savingProfile':
    case 'complete':
      return 'complete'
    default:
      return 'form'
  }
}

export const isRegistering = (snapshot: RegistrationSnapshot) => snapshot.matches('registering')
export const isSigningInAfterCode = (snapshot: RegistrationSnapshot) => snapshot.matches('signingIn')
export const isSavingProfile = (snapshot: RegistrationSnapshot) => snapshot.matches('savingProfile')
export const registrationFailureOf = ({ context }: RegistrationSnapshot) => context.failure
/** The code actor; defined in step `code` only. */
export const codeActorOf = (snapshot: RegistrationSnapshot): OneTimeCodeActor | undefined =>
  snapshot.children.oneTimeCode
