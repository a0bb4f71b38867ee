import { m } from '../messages/index.ts'
import type { Failure } from './failure.ts'
import { sentenceOf } from './sentences.ts'

/** What only signing in at a provider ends in. Apart from the other sentences, so that only its screens carry them. */
const sentences = {
  'popup-blocked': () => m.accounts_google_blocked(),
  'account-exists': () => m.accounts_google_account_exists()
} satisfies Partial<Record<Failure['code'], () => string>>

export type SignInCode = keyof typeof sentences

const isSignInCode = (code: Failure['code']): code is SignInCode => code in sentences

/** The sentence for a person who was signing in at a provider. */
export const signInSentenceOf = (failure: Failure): string => (isSignInCode(failure.code) ? sentences[failure.code]() : sentenceOf(failure))
