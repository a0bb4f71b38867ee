import type { AnswerOf, BodyOf, CallResult } from '@motif/contract/client'
import type { Failure } from '../outcome/index.ts'

export type PasswordChange = BodyOf<'POST /api/v1/change-password'>
export type PasswordChangeAnswer = CallResult<AnswerOf<'POST /api/v1/change-password'>>
export type LogoutEverywhereAnswer = CallResult<AnswerOf<'POST /api/v1/logout-everywhere'>>

export interface SignInsContext {
  failure: Failure | null
}

export type SignInsEvent =
  | ({ type: 'SUBMIT' } & PasswordChange)
  | { type: 'EDIT' }
  /** Asks for the way out of every device; `CONFIRM` takes it, `BACK` does not. */
  | { type: 'END_ALL' }
  | { type: 'CONFIRM' }
  | { type: 'BACK' }

/** `isSignedIn` is false where the password is new, but this browser could not be signed in with it. */
export type SignInsOutput = { kind: 'password-changed'; isSignedIn: boolean } | { kind: 'ended-everywhere' }
