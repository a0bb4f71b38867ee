import type { LoginData, Role, User } from '@motif/contract'
import type { CallResult } from '@motif/contract/client'
import type { LoggedInUser, UserAction } from '../client-state/index.ts'
import type { Failure } from '../outcome/index.ts'

/** The user that the identity provider reports. */
export interface IdentityUser {
  id: string
}

/** Interface of the identity providers: the API's own tokens, or Firebase. */
export interface Identity {
  /** Calls back with the current user (null: none) at once and on every change, until unsubscribed. */
  onUser: (callback: (person: IdentityUser | null) => void) => () => void
  freshToken: () => Promise<string>
  signIn: (loginData: LoginData) => Promise<void>
  signInWithGoogle: () => Promise<void>
  signOut: () => Promise<void>
}

export interface SessionContext {
  person: IdentityUser | null
  user: LoggedInUser | null
  token: string | null
  /** Why signing out failed. Failed look-ups are only logged. */
  failure: Failure | null
}

export type SessionEvent =
  | { type: 'IDENTITY_CHANGED'; person: IdentityUser | null }
  /** Reloads the user, for example after a profile change. */
  | { type: 'REFRESH' }
  | { type: 'SIGN_OUT' }

export type CurrentUserResponse = CallResult<User>
export type SessionAction = UserAction

/** Saved login data under `userData`. */
export interface UserData {
  id_token: string
  /** Milliseconds since 1970. */
  expires_at: number
  user?: { _id: string; name: string; email: string; role: Role }
}
