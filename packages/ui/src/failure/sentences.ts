import type { Failure } from '@motif/contract'
import { m } from '@motif/messages'
import { formatSeconds } from '../components/countdown/format-seconds.ts'
import { type ReadCode, readSentenceOf } from './read-sentences.ts'

/** Codes of provider sign-ins, see `signInSentenceOf`. */
export type SignInCode = 'popup-blocked' | 'account-exists'

/** Failures of actions, besides those of reading. */
const byCode = {
  forbidden: () => m.common_failure_forbidden(),
  conflict: () => m.common_failure_conflict(),
  'malformed-json': () => m.common_failure_malformed_json(),
  'invalid-code': () => m.common_failure_invalid_code(),
  'invalid-reset-token': () => m.common_failure_invalid_reset_token(),
  'weak-password': () => m.common_failure_weak_password(),
  'invalid-coupon': () => m.common_failure_invalid_coupon(),
  'invalid-gift-card': () => m.common_failure_invalid_gift_card(),
  'empty-cart': () => m.common_failure_empty_cart(),
  unshippable: () => m.common_failure_unshippable(),
  'invalid-upload': () => m.common_failure_invalid_upload(),
  'wrong-credentials': () => m.common_failure_wrong_credentials(),
  'challenge-required': () => m.common_failure_challenge_required(),
  'quota-exceeded': () => m.common_failure_quota_exceeded(),
  unverified: () => m.common_failure_unverified(),
  'method-not-allowed': () => m.common_failure_method_not_allowed(),
  'out-of-stock': () => m.common_failure_out_of_stock(),
  'idempotency-conflict': () => m.common_failure_conflict(),
  'design-unconfirmed': () => m.finding_lead(),
  'too-large': () => m.common_failure_too_large(),
  'too-complex': () => m.common_failure_too_complex(),
  'unsupported-media-type': () => m.common_failure_unsupported_media_type(),
  cancelled: () => m.common_failure_cancelled(),
  declined: () => m.common_failure_declined(),
  'price-changed': () => m.common_failure_price_changed()
} satisfies Record<Exclude<Failure['code'], SignInCode | ReadCode>, () => string>

const codes: Readonly<Record<number, keyof typeof byCode>> = {
  403: 'forbidden',
  405: 'method-not-allowed',
  409: 'conflict',
  412: 'conflict',
  413: 'too-large',
  415: 'unsupported-media-type'
}

/** User-facing message of a failure, never `message`: by the API's text, the code, or the status. */
export function sentenceOf(failure: Failure): string {
  if (failure.detail) return failure.detail
  if (failure.code === 'too-many-requests' && failure.retryAfter !== undefined)
    return m.common_failure_too_many_requests_in({ time: formatSeconds(failure.retryAfter) })
  const isBare = failure.code === 'unreadable' || failure.code === 'unexpected-status'
  const code = isBare ? codes[failure.status ?? 0] : failure.code
  const sentence = (byCode as Partial<Record<string, () => string>>)[code ?? '']
  return sentence ? sentence() : readSentenceOf(failure)
}
