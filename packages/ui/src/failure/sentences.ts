import { m } from '../messages/index.ts'
import { formatSeconds } from '../components/countdown/format-seconds.ts'
import type { Failure } from './failure.ts'
import type { SignInCode } from './sign-in-sentences.ts'

const catalogueText = ({ message }: Failure) => message || m.common_failure_internal()

/** What to tell for each code; the last three have nothing better than the catalogue's own text. */
const sentences = {
  'invalid-input': () => m.common_failure_invalid_input(),
  'malformed-json': () => m.common_failure_malformed_json(),
  'invalid-code': () => m.common_failure_invalid_code(),
  'invalid-reset-token': () => m.common_failure_invalid_reset_token(),
  'weak-password': () => m.common_failure_weak_password(),
  'invalid-coupon': () => m.common_failure_invalid_coupon(),
  'empty-cart': () => m.common_failure_empty_cart(),
  unshippable: () => m.common_failure_unshippable(),
  'invalid-upload': () => m.common_failure_invalid_upload(),
  'sign-in-required': () => m.common_failure_sign_in_required(),
  'wrong-credentials': () => m.common_failure_wrong_credentials(),
  forbidden: () => m.common_failure_forbidden(),
  'quota-exceeded': () => m.common_failure_quota_exceeded(),
  unverified: () => m.common_failure_unverified(),
  'not-found': () => m.common_failure_not_found(),
  'method-not-allowed': () => m.common_failure_method_not_allowed(),
  'out-of-stock': () => m.common_failure_out_of_stock(),
  'idempotency-conflict': () => m.common_failure_conflict(),
  conflict: () => m.common_failure_conflict(),
  'too-large': () => m.common_failure_too_large(),
  'unsupported-media-type': () => m.common_failure_unsupported_media_type(),
  'too-many-requests': ({ retryAfter }) =>
    retryAfter === undefined ? m.common_failure_too_many_requests() : m.common_failure_too_many_requests_in({ time: formatSeconds(retryAfter) }),
  internal: () => m.common_failure_internal(),
  unavailable: () => m.common_failure_unavailable(),
  network: () => m.common_failure_network(),
  unreadable: () => m.common_failure_unreadable(),
  declined: () => m.common_failure_declined(),
  'price-changed': () => m.common_failure_price_changed(),
  'unexpected-status': catalogueText,
  cancelled: catalogueText,
  unknown: catalogueText
} satisfies Record<Exclude<Failure['code'], SignInCode>, (failure: Failure) => string>

/** The sentence for the person: the server's own, else the code's, else the catalogue's text. */
export function sentenceOf(failure: Failure): string {
  if (failure.detail) return failure.detail
  // A newer server may know codes this page does not.
  const sentence = (sentences as Partial<Record<string, (failure: Failure) => string>>)[failure.code]
  return (sentence ?? catalogueText)(failure)
}

/** What is wrong, by field; the field a refusal as a whole belongs to gets its sentence. */
export function fieldErrors(failure: Failure | null | undefined): Record<string, string> {
  if (!failure) return {}
  if (failure.fields) return failure.fields
  return failure.field === undefined ? {} : { [failure.field]: sentenceOf(failure) }
}
