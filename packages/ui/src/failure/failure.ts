import type { ProblemCode } from '@motif/contract'

/** What ended a flow badly, as its machine keeps it; the same shape `flows` tells. */
export interface Failure {
  /** The server's code, or what happened on the way to it. */
  code: ProblemCode | 'network' | 'unreadable' | 'unexpected-status' | 'cancelled' | 'declined' | 'price-changed' | 'unknown'
  /** The catalogue's text; shown where nothing better is known. */
  message: string
  status?: number
  /** The server's sentence for the person. */
  detail?: string
  /** The first field that is wrong. */
  field?: string
  /** Sentences by field, for bad input. */
  fields?: Record<string, string>
  /** Seconds until trying again makes sense. */
  retryAfter?: number
}
