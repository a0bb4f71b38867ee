import type { LoginData, Role, User } from '@motif/contract'
import type { CallResult } from '@motif/contract/client'
import type { LoggedInUser, UserAction } from '../client-state/index.ts'
import type { Failure } from '../outcome/index.ts'

/** Whom the identity provider reports; enough to tell one person from another. */
export interface IdentityUser {
  id: string
}

/** The one door to whoever knows who is signed in: the API's own tokens, or Firebase. */
export interface Identity {
  /** Calls back at once with who is signed in (null: nobody) and at every change, until stopped. */
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
  /** Why signing out did not work. A failed look-up is logged only, never kept. */
  failure: Failure | null
}

export type SessionEvent =
  | { type: 'IDENTITY_CHANGED'; person: IdentityUser | null }
  /** Looks the person up again, for example after their profile changed. */
  | { type: 'REFRESH' }
  | { type: 'SIGN_OUT' }

export type CurrentUserAnswer = CallResult<User>
export type SessionAction = UserAction

/** Saved login data as it stands in the browser under `userData`. */
export interface UserData {
  id_token: string
  /** Milliseconds since 1970. */
  expires_at: number
  user?: { _id: string; name: string; email: string; role: Role }
}
