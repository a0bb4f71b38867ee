import type { Address } from '@motif/contract'
import type { AnswerOf, CallResult } from '@motif/contract/client'
import type { Failure } from '../outcome/index.ts'

/** The three routes of a registration. */
export type RegistrationStep = 'form' | 'code' | 'complete'

export interface RegistrationInput {
  /** Step to resume after a reload or from a link; `code` needs the e-mail. */
  step?: RegistrationStep
  email?: string
  name?: string
  /** Seconds until a resend is allowed. */
  resendAfter?: number
  /** Attempts left for the code. */
  triesLeft?: number
  /** Path to return to. */
  returnTo?: string
}

export interface RegistrationContext {
  startAt: RegistrationStep
  email: string
  name: string
  resendAfter: number | undefined
  triesLeft: number | undefined
  returnTo: string | undefined
  failure: Failure | null
}

export interface RegistrationData {
  name: string
  email: string
  password: string
}

export interface ProfileData {
  name?: string
  phone?: string
  address?: Address
}

export type RegistrationEvent =
  | ({ type: 'SUBMIT' } & RegistrationData)
  /** Form input to restore after a reload; never the password. */
  | { type: 'TYPED'; name: string; email: string }
  | { type: 'SAVE_PROFILE'; profile: ProfileData }
  /** The user edits the form: clears the error. */
  | { type: 'EDIT' }
  /** Skips the profile. */
  | { type: 'SKIP' }

export type RegisterResponse = CallResult<AnswerOf<'POST /api/v1/register'>>
export interface RegistrationOutput {
  email: string
  returnTo: string | undefined
}
