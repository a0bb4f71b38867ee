import type { AnswerOf, BodyOf, CallResult } from '@motif/contract/client'
import type { Failure } from '../outcome/index.ts'

export type PasswordChange = BodyOf<'POST /api/v1/change-password'>
export type PasswordChangeResponse = CallResult<AnswerOf<'POST /api/v1/change-password'>>
export type LogoutEverywhereResponse = CallResult<AnswerOf<'POST /api/v1/logout-everywhere'>>

export interface SignInsContext {
  failure: Failure | null
}

export type SignInsEvent =
  | ({ type: 'SUBMIT' } & PasswordChange)
  | { type: 'EDIT' }
  /** Requests to end all sessions; `CONFIRM` executes it, `BACK` does not. */
  | { type: 'END_ALL' }
  | { type: 'CONFIRM' }
  | { type: 'BACK' }

/** `isSignedIn` is false if the password changed, but this browser could not sign in again. */
export type SignInsOutput = { kind: 'password-changed'; isSignedIn: boolean } | { kind: 'ended-everywhere' }
