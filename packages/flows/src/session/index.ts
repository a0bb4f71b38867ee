export { type SessionActor, type SessionSnapshot, listenTo, sessionMachine } from './machine.ts'
export { isSessionKnown, sessionUserOf } from './selectors.ts'
export { claimsOf, readUserData, roleOf, writeUserData } from './token.ts'
export { userDataKey } from './user-data-key.ts'
export type {
  CurrentUserResponse,
  Identity,
  IdentityUser,
  SessionAction,
  SessionContext,
  SessionEvent,
  UserData
} from './types.ts'
