import type { OtpPurpose } from '@motif/contract'
import type { AnswerOf, CallResult } from '@motif/contract/client'
import type { Failure } from '../outcome/index.ts'

export interface OneTimeCodeInput {
  email: string
  purpose: OtpPurpose
  /** Seconds until a resend is allowed; 60 by default. */
  resendAfter?: number | undefined
  /** Attempts left, persisted across reloads; 5 by default. */
  triesLeft?: number | undefined
}

export interface OneTimeCodeContext {
  email: string
  purpose: OtpPurpose
  /** Seconds until a resend is allowed. */
  secondsLeft: number
  /** Timestamp in milliseconds at which a resend is allowed; null until the clock's first tick. */
  resendAt: number | null
  /** Attempts left for the newest code, as far as known. */
  triesLeft: number
  failure: Failure | null
  /** Number of resent codes, to show "sent again". */
  sent: number
}

export type OneTimeCodeEvent =
  | { type: 'SUBMIT'; otp: string }
  /** The user edits the code: clears the error. */
  | { type: 'EDIT' }
  | { type: 'RESEND' }
  | { type: 'CHANGE_EMAIL' }
  | ClockEvent

/** Tick of the clock actor, at once and every second; `now` in milliseconds. */
export interface ClockEvent {
  type: 'CLOCK_TICKED'
  now: number
}

/** Response of the verification: login data after registration, else a reset token. */
export type Verified = AnswerOf<'POST /api/v1/verify-otp'>
export type VerifyResponse = CallResult<Verified>
export type ResendResponse = CallResult<AnswerOf<'POST /api/v1/resend-otp'>>
export type OneTimeCodeOutput = { kind: 'verified'; answer: Verified } | { kind: 'change-email' }
