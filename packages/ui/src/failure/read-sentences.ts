import type { Failure } from '@motif/contract'
import { m } from '@motif/messages'

type Sentence = () => string

/** Failures of reading. Separate, because the home page only reads and needs no others. */
const byCode = {
  'invalid-input': () => m.common_failure_invalid_input(),
  'sign-in-required': () => m.common_failure_sign_in_required(),
  'not-found': () => m.common_failure_not_found(),
  'too-many-requests': () => m.common_failure_too_many_requests(),
  internal: () => m.common_failure_internal(),
  unavailable: () => m.common_failure_unavailable(),
  network: () => m.common_failure_network()
} satisfies Partial<Record<Failure['code'], Sentence>>

/** Codes without a reason: the status determines the message. */
type BareCode = 'unreadable' | 'unexpected-status' | 'unknown'
export type ReadCode = keyof typeof byCode | BareCode

/** Codes for responses without a reason, by status; others by status class. */
const codes: Readonly<Record<number, keyof typeof byCode>> = {
  401: 'sign-in-required',
  404: 'not-found',
  408: 'unavailable',
  410: 'not-found',
  422: 'invalid-input',
  429: 'too-many-requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable'
}

/** Below 400 the response is not the API's: a captive portal or a proxy. */
function byStatus({ status = 500 }: Failure): string {
  const code = codes[status]
  if (code) return byCode[code]()
  if (status < 400) return m.common_failure_unreadable()
  return status < 500 ? m.common_failure_refused() : m.common_failure_internal()
}

/** User-facing message of a failed read, never `message`: by the API's text, the code, or the status. */
export function readSentenceOf(failure: Failure): string {
  if (failure.detail) return failure.detail
  // A newer API may send unknown codes.
  const sentence = (byCode as Partial<Record<string, Sentence>>)[failure.code]
  return (sentence ?? byStatus)(failure)
}
