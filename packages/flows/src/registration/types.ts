import type { Address } from '@motif/contract'
import type { AnswerOf, CallResult } from '@motif/contract/client'
import type { Failure } from '../outcome/index.ts'

/** The three addresses a registration walks through. */
export type RegistrationStep = 'form' | 'code' | 'complete'

export interface RegistrationInput {
  /** Where to start, so that a reload or a link lands on the step it left; `code` needs the e-mail. */
  step?: RegistrationStep
  email?: string
  name?: string
  /** Seconds until another code may be asked for. */
  resendAfter?: number
  /** Tries the code has left. */
  triesLeft?: number
  /** Path the person was going to. */
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
  /** What stands in the form, so that a reload finds it there; never the password. */
  | { type: 'TYPED'; name: string; email: string }
  | { type: 'SAVE_PROFILE'; profile: ProfileData }
  /** The person types again: what was wrong is no longer told. */
  | { type: 'EDIT' }
  /** Leaves the profile for later. */
  | { type: 'SKIP' }

export type RegisterAnswer = CallResult<AnswerOf<'POST /api/v1/register'>>
export interface RegistrationOutput {
  email: string
  returnTo: string | undefined
}
