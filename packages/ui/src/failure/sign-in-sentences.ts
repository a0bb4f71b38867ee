import type { Failure } from '@motif/contract'
import { m } from '@motif/messages'
import { type SignInCode, sentenceOf } from './sentences.ts'

/** Separate, so that only sign-in screens load them. */
const sentences = {
  'popup-blocked': () => m.accounts_google_blocked(),
  'account-exists': () => m.accounts_google_account_exists(),
  // The provider is unavailable, not the shop.
  unavailable: () => m.accounts_google_unavailable()
} satisfies Record<SignInCode, () => string> & Partial<Record<Failure['code'], () => string>>

/** User-facing message of a failed provider sign-in. */
export function signInSentenceOf(failure: Failure): string {
  const sentence = (sentences as Partial<Record<Failure['code'], () => string>>)[failure.code]
  return failure.detail || sentence === undefined ? sentenceOf(failure) : sentence()
}
