import type { OtpPurpose } from '@motif/contract'
import type { AnswerOf, CallResult } from '@motif/contract/client'
import type { Failure } from '../outcome/index.ts'

export interface OneTimeCodeInput {
  email: string
  purpose: OtpPurpose
  /** Seconds until another code may be asked for; 60 where nobody said. */
  resendAfter?: number | undefined
  /** Tries the code has left, where a reload must not forget the wrong ones; 5 where nobody said. */
  triesLeft?: number | undefined
}

export interface OneTimeCodeContext {
  email: string
  purpose: OtpPurpose
  /** Seconds left until another code may be asked for. */
  secondsLeft: number
  /** The moment (milliseconds) the count-down ends; null until the clock first told the time. */
  resendAt: number | null
  /** Tries the newest code has left, as far as this screen knows. */
  triesLeft: number
  failure: Failure | null
  /** How often a new code was sent, so that a screen can say "sent again". */
  sent: number
}

export type OneTimeCodeEvent =
  | { type: 'SUBMIT'; otp: string }
  /** The person types again: what was wrong is no longer told. */
  | { type: 'EDIT' }
  | { type: 'RESEND' }
  | { type: 'CHANGE_EMAIL' }
  | ClockEvent

/** What the clock actor tells, at once and then about every second; `now` in milliseconds. */
export interface ClockEvent {
  type: 'CLOCK_TICKED'
  now: number
}

/** The answer of the check: login data after registering, a token to set a new password otherwise. */
export type Verified = AnswerOf<'POST /api/v1/verify-otp'>
export type VerifyAnswer = CallResult<Verified>
export type ResendAnswer = CallResult<AnswerOf<'POST /api/v1/resend-otp'>>
export type OneTimeCodeOutput = { kind: 'verified'; answer: Verified } | { kind: 'change-email' }
