export { loginMachine } from './machine.ts'
export { isAtGoogle, isLoggingIn, loginFailureOf } from './selectors.ts'
export type {
  Credentials,
  LoginActor,
  LoginAnswer,
  LoginContext,
  LoginEvent,
  LoginInput,
  LoginOutput,
  LoginSnapshot
} from './types.ts'
