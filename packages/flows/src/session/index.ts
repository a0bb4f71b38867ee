export { listenTo, sessionMachine } from './machine.ts'
export { isSessionKnown, isSigningOut, sessionFailureOf, sessionUserOf } from './selectors.ts'
export { claimsOf, readUserData, roleOf, userDataKey, writeUserData } from './token.ts'
export type { CurrentUserAnswer, Identity, IdentityUser, SessionAction, SessionActor, SessionContext, SessionEvent, SessionSnapshot, UserData } from './types.ts'
