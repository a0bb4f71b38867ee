import type { UnconfirmedDesign } from './findings.ts'
import type { Challenge, ProblemCode } from './problem.ts'

/** Why a card was declined, if the person can act on it. */
export type DeclineReason = 'not-confirmed' | 'insufficient-funds' | 'expired' | 'incorrect' | 'processing-error'

/**
 * Why something failed. Besides the server's codes: `network` (no response), `unreadable` (an invalid response), `unexpected-status` (an undefined
 * status without a problem), `cancelled` (by the person or a newer request), `declined` (the card), `price-changed` (the price differs from the one
 * shown), `popup-blocked` (the browser blocked the sign-in window), `account-exists` (the provider knows the address by another sign-in method),
 * `unknown` (a bug).
 */
export type FailureCode =
  | ProblemCode
  | 'network'
  | 'unreadable'
  | 'unexpected-status'
  | 'cancelled'
  | 'declined'
  | 'price-changed'
  | 'popup-blocked'
  | 'account-exists'
  | 'unknown'

/** A failure as plain data, for machine contexts and screen props. */
export interface Failure {
  code: FailureCode
  /** The text of the error catalogue, or the error's own; for programs, never shown. */
  message: string
  status?: number
  /** First invalid member of the request, such as `email` or `shippingAddress.postalCode`. */
  field?: string
  /** The server's sentence for the person. */
  detail?: string
  /** Seconds to wait before a retry. */
  retryAfter?: number
  /** The server's sentence for each invalid member; empty if it only names the member. */
  fields?: Record<string, string>
  /** With `declined`, if the provider tells. */
  reason?: DeclineReason | undefined
  /** With `challenge-required`: the challenge to solve before the next call. */
  challenge?: Challenge
  /** With `design-unconfirmed`: the findings to confirm, by design. */
  unconfirmed?: readonly UnconfirmedDesign[]
}
