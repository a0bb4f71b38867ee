import type { AnswerOf, CallResult } from '@motif/contract/client'
import type { Failure } from '../outcome/index.ts'

export type PasswordResetStep = 'request' | 'code' | 'new-password' | 'done'

type PasswordResetStart = Exclude<PasswordResetStep, 'done'>

export interface PasswordResetInput {
  /** Where to start, so that a reload stays on its step; all but `request` need the e-mail. */
  step?: PasswordResetStart
  email?: string
  /** Proof that the code was right; `new-password` needs it. */
  resetToken?: string
  resendAfter?: number
  /** Tries the code has left. */
  triesLeft?: number
}

export interface PasswordResetContext {
  startAt: PasswordResetStart
  email: string
  resendAfter: number | undefined
  triesLeft: number | undefined
  /** Proof that the code was right; good for one new password. */
  resetToken: string
  failure: Failure | null
}

export type PasswordResetEvent =
  | { type: 'REQUEST'; email: string }
  | { type: 'SUBMIT'; password: string }
  | { type: 'EDIT' }

export interface NewPassword {
  email: string
  resetToken: string
  password: string
}
export type RequestResetAnswer = CallResult<AnswerOf<'POST /api/v1/request-reset-password'>>
export type ResetAnswer = CallResult<AnswerOf<'POST /api/v1/reset-password'>>
export interface PasswordResetOutput {
  email: string
}
