import { limits, passwordProblem } from '@motif/contract/rules'
import { commonPasswords } from '../../identity-lists/common-passwords.ts'
import { ProblemError } from '../../platform/problem.ts'

const sentences = {
  'too-short': `Use at least ${limits.passwordMin} characters.`,
  'too-long': `Use at most ${limits.passwordMax} characters.`,
  personal: 'Leave your name and your e-mail address out of the password.',
  common: 'This password is on the lists that are tried first. Choose another one.'
} as const

/** Digits and signs put behind a listed word do not make it another word. */
const stem = (password: string) => password.toLowerCase().replace(/[^\p{L}]+$/u, '')

const isCommon = (password: string) => {
  const folded = password.toLowerCase()
  return commonPasswords.has(folded) || (stem(folded).length >= 6 && commonPasswords.has(stem(folded))) || /^(.{1,3})\1+$/u.test(folded)
}

/** Refuses a password that is easy to guess, with the reason. */
export function checkPassword(password: string, person: { name?: string; email: string }): void {
  const code = passwordProblem(password, person) ?? (isCommon(password) ? 'common' : undefined)
  if (code) throw new ProblemError('weak-password', { detail: sentences[code], errors: [{ pointer: '/password', detail: sentences[code], code }] })
}
