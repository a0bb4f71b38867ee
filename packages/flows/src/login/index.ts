export { type LoginActor, type LoginSnapshot, loginMachine } from './machine.ts'
export { isAtGoogle, isLoggingIn, loginFailureOf } from './selectors.ts'
export type { Credentials, LoginResponse, LoginContext, LoginEvent, LoginInput, LoginOutput } from './types.ts'
