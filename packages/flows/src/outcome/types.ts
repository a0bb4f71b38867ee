import type { ProblemCode } from '@motif/contract'

/**
 * Why something did not work. Beside the server's own codes: `network` (no answer came), `unreadable` (an answer
 * that is not JSON), `unexpected-status` (an answer the rules don't count as success, without a reason),
 * `cancelled` (the person or a newer request ended it), `popup-blocked` (the browser opened no window for signing in),
 * `account-exists` (the provider knows the address by another way of signing in), `unknown` (a fault of ours).
 */
export type FailureCode = ProblemCode | 'network' | 'unreadable' | 'unexpected-status' | 'cancelled' | 'popup-blocked' | 'account-exists' | 'unknown'

/** A failure as plain data, for a machine's context and a screen's props. */
export interface Failure {
  code: FailureCode
  /** The text of the error catalogue, or the error's own; what a screen falls back to. */
  message: string
  status?: number
  /** First member of the request that is wrong, such as `email` or `shippingAddress.postalCode`. */
  field?: string
  /** The server's sentence for the person. */
  detail?: string
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
  /** The server's sentence for each member that is wrong. */
  fields?: Record<string, string>
}
