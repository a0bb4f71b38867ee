import type { UnconfirmedDesign } from './findings.ts'
import type { Challenge, ProblemCode } from './problem.ts'

/** Why a payment was not made, as far as a person can do something about it. */
export type DeclineReason = 'not-confirmed' | 'insufficient-funds' | 'expired' | 'incorrect' | 'processing-error'

/**
 * Why something did not work. Beside the server's own codes: `network` (no answer came), `unreadable` (an answer
 * that is not what the contract says), `unexpected-status` (an answer the rules don't count as success, without a reason),
 * `cancelled` (the person or a newer request ended it), `declined` (the card was), `price-changed` (the order costs other
 * than was shown), `popup-blocked` (the browser opened no window for signing in), `account-exists` (the provider knows the
 * address by another way of signing in), `unknown` (a fault of ours).
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

/** What did not work, as plain data: for a machine's context and a screen's props. */
export interface Failure {
  code: FailureCode
  /** The text of the error catalogue, or the error's own; for programs, no screen shows it. */
  message: string
  status?: number
  /** First member of the request that is wrong, such as `email` or `shippingAddress.postalCode`. */
  field?: string
  /** The server's sentence for the person. */
  detail?: string
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
  /** The server's sentence for each member that is wrong; empty where it names the member alone. */
  fields?: Record<string, string>
  /** With `declined`, where the provider tells. */
  reason?: DeclineReason | undefined
  /** With `challenge-required`: what is to be calculated before the call is made again. */
  challenge?: Challenge
  /** With `design-unconfirmed`: what is to be confirmed, design by design. */
  unconfirmed?: readonly UnconfirmedDesign[]
}
