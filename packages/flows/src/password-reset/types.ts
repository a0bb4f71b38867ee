import type { AnswerOf, CallResult } from '@motif/contract/client'
import type { Failure } from '../outcome/index.ts'

export type PasswordResetStep = 'request' | 'code' | 'new-password' | 'done'

type PasswordResetStart = Exclude<PasswordResetStep, 'done'>

export interface PasswordResetInput {
  /** Step to resume after a reload; all but `request` need the e-mail. */
  step?: PasswordResetStart
  email?: string
  /** Token of the verified code; required by `new-password`. */
  resetToken?: string
  resendAfter?: number
  /** Attempts left for the code. */
  triesLeft?: number
}

export interface PasswordResetContext {
  startAt: PasswordResetStart
  email: string
  resendAfter: number | undefined
  triesLeft: number | undefined
  /** Token of the verified code; valid for one new password. */
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
export type RequestResetResponse = CallResult<AnswerOf<'POST /api/v1/request-reset-password'>>
export type ResetResponse = CallResult<AnswerOf<'POST /api/v1/reset-password'>>
export interface PasswordResetOutput {
  email: string
}
