export { type RegistrationActor, type RegistrationSnapshot, registrationMachine } from './machine.ts'
export {
  codeActorOf,
  isRegistering,
  isSavingProfile,
  isSigningInAfterCode,
  registrationFailureOf,
  registrationStepOf
} from './selectors.ts'
export type {
  ProfileData,
  RegisterResponse,
  RegistrationContext,
  RegistrationData,
  RegistrationEvent,
  RegistrationInput,
  RegistrationOutput,
  RegistrationStep
} from './types.ts'
