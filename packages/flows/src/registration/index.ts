export { registrationMachine } from './machine.ts'
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
  RegisterAnswer,
  RegistrationActor,
  RegistrationContext,
  RegistrationData,
  RegistrationEvent,
  RegistrationInput,
  RegistrationOutput,
  RegistrationSnapshot,
  RegistrationStep
} from './types.ts'
