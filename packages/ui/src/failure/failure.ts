import type { ProblemCode } from '@motif/contract'

/** Why a payment was not made, as far as a person can do something about it. */
export type DeclineReason = 'not-confirmed' | 'insufficient-funds' | 'expired' | 'incorrect' | 'processing-error'

/** What ended a flow badly, as its machine keeps it; the same shape `flows` tells. */
export interface Failure {
  /** The server's code, or what happened on the way to it. */
  code: ProblemCode | 'network' | 'unreadable' | 'unexpected-status' | 'cancelled' | 'declined' | 'price-changed' | 'popup-blocked' | 'account-exists' | 'unknown'
  /** The catalogue's text; shown where nothing better is known. */
  message: string
  status?: number
  /** The server's sentence for the person. */
  detail?: string
  /** The first field that is wrong. */
  field?: string
  /** Sentences by field, for bad input. */
  fields?: Record<string, string>
  /** Why a payment was declined, where the provider tells. */
  reason?: DeclineReason | undefined
  /** Seconds until trying again makes sense. */
  retryAfter?: number
}
