import type { Failure } from '@motif/contract'
import { m } from '@motif/messages'
import { type SignInCode, sentenceOf } from './sentences.ts'

/** Apart from the other sentences, so that only the screens that sign people in carry them. */
const sentences = {
  'popup-blocked': () => m.accounts_google_blocked(),
  'account-exists': () => m.accounts_google_account_exists(),
  // It is the provider that is not there, not the shop.
  unavailable: () => m.accounts_google_unavailable()
} satisfies Record<SignInCode, () => string> & Partial<Record<Failure['code'], () => string>>

/** The sentence for a person who was signing in at a provider: the server's own where it has one. */
export function signInSentenceOf(failure: Failure): string {
  const sentence = (sentences as Partial<Record<Failure['code'], () => string>>)[failure.code]
  return failure.detail || sentence === undefined ? sentenceOf(failure) : sentence()
}
