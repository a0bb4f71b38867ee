import type { Failure } from '@motif/contract'
import { m } from '@motif/messages'

type Sentence = () => string

/** What reading something can end in. Apart from the other sentences: the home page, which only reads, carries these alone. */
const byCode = {
  'invalid-input': () => m.common_failure_invalid_input(),
  'sign-in-required': () => m.common_failure_sign_in_required(),
  'not-found': () => m.common_failure_not_found(),
  'too-many-requests': () => m.common_failure_too_many_requests(),
  internal: () => m.common_failure_internal(),
  unavailable: () => m.common_failure_unavailable(),
  network: () => m.common_failure_network()
} satisfies Partial<Record<Failure['code'], Sentence>>

/** Codes that name no reason: their status tells. */
type BareCode = 'unreadable' | 'unexpected-status' | 'unknown'
export type ReadCode = keyof typeof byCode | BareCode

/** What an answer without a reason is told as, by its status. Others are told by their class. */
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

/** Below 400 somebody answered, but not the shop: a network with a log-in page of its own, or a proxy. */
function byStatus({ status = 500 }: Failure): string {
  const code = codes[status]
  if (code) return byCode[code]()
  if (status < 400) return m.common_failure_unreadable()
  return status < 500 ? m.common_failure_refused() : m.common_failure_internal()
}

/** The sentence for a person who waits for something to be shown, and never reads `message`: the server's own, else the code's, else the status's. */
export function readSentenceOf(failure: Failure): string {
  if (failure.detail) return failure.detail
  // A newer server may know codes this page does not.
  const sentence = (byCode as Partial<Record<string, Sentence>>)[failure.code]
  return (sentence ?? byStatus)(failure)
}
