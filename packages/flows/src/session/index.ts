export { listenTo, sessionMachine } from './machine.ts'
export { isSessionKnown, sessionUserOf } from './selectors.ts'
export { claimsOf, readUserData, roleOf, writeUserData } from './token.ts'
export { userDataKey } from './user-data-key.ts'
export type {
  CurrentUserAnswer,
  Identity,
  IdentityUser,
  SessionAction,
  SessionActor,
  SessionContext,
  SessionEvent,
  SessionSnapshot,
  UserData
} from './types.ts'
