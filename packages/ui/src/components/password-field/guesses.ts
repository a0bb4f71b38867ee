import { passwordProblem } from '@motif/contract/rules'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs } from '@zxcvbn-ts/language-common'
import common from './common-passwords.json' with { type: 'json' }
import type { Person, Strength } from './strength.ts'

const guesser = new ZxcvbnFactory({ dictionary: { common: common.split(' ') }, graphs: adjacencyGraphs, maxLength: 64 })

/** Guesses (log10) required per level; the first is the API's minimum. */
const levels = [
  [13, 'strong'],
  [9, 'good'],
  [6, 'fair']
] as const satisfies (readonly [number, Strength])[]

/** The API's own estimate, with common passwords. Loaded only where a password is chosen. */
export function strengthByGuesses(password: string, person: Person = {}): Strength | undefined {
  if (password === '') return undefined
  if (passwordProblem(password, person) !== undefined) return 'weak'
  const own = [person.name, person.email, person.email?.split('@')[0]].filter((word) => word !== undefined)
  const { guessesLog10 } = guesser.check(password, own)
  return levels.find(([least]) => guessesLog10 >= least)?.[1] ?? 'weak'
}
