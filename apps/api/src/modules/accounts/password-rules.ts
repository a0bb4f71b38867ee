import { limits, passwordProblem } from '@motif/contract/rules'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { ProblemError } from '../../platform/problem.ts'
import type { Refusal } from '../../platform/refusal-sentences.ts'

const refusals = {
  'too-short': { reason: 'password-too-short', params: { min: limits.passwordMin } },
  'too-long': { reason: 'password-too-long', params: { max: limits.passwordMax } },
  personal: { reason: 'password-personal' },
  common: { reason: 'password-common' }
} as const satisfies Record<string, Refusal>

type WeakCode = keyof typeof refusals

/** Guesses, as a power of ten, that a dictionary attack needs. Below this a list suffices even at the pace the login limits allow. */
const guessesMin = 6

/** Characters to check: later ones cannot make a password weak again, and checking them would block the thread. */
const checkedLength = 64

/**
 * 49,000 passwords from breaches, most common first, and their usual variations: capitals, digits and signs around a word, substitutions, keyboard
 * rows, dates, repetitions. 4 MB and 20 ms at startup, then about 1 ms a password, 15 ms for the longest.
 */
const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: checkedLength })

const ownWords = ({ name, email }: { name?: string; email: string }) =>
  [name ?? '', email].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length >= 3)

function guessed(password: string, person: { name?: string; email: string }): WeakCode | undefined {
  const { guessesLog10, sequence } = guesser.check(password.normalize('NFC'), ownWords(person))
  if (guessesLog10 >= guessesMin) return undefined
  return sequence.some((part) => 'dictionaryName' in part && String(part['dictionaryName']).startsWith('userInputs'))
    ? 'personal'
    : 'common'
}

/** Refuses a password that is easy to guess, with the reason. */
export function checkPassword(password: string, person: { name?: string; email: string }): void {
  const code = passwordProblem(password, person) ?? guessed(password, person)
  if (code) throw ProblemError.of(refusals[code], { errors: [{ pointer: '/password', code }] })
}
