import { passwordProblem } from '@motif/contract/rules'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs } from '@zxcvbn-ts/language-common'
import common from './common-passwords.json' with { type: 'json' }
import type { Person, Strength } from './strength.ts'

const guesser = new ZxcvbnFactory({ dictionary: { common: common.split(' ') }, graphs: adjacencyGraphs, maxLength: 64 })

/** Guesses, in powers of ten, that each level needs; the first is where the server begins to take a password. */
const levels = [
  [13, 'strong'],
  [9, 'good'],
  [6, 'fair']
] as const satisfies (readonly [number, Strength])[]

/** The server's own way of guessing, with the passwords most people choose. Comes only with a password to be chosen. */
export function strengthByGuesses(password: string, person: Person = {}): Strength | undefined {
  if (password === '') return undefined
  if (passwordProblem(password, person) !== undefined) return 'weak'
  const own = [person.name, person.email, person.email?.split('@')[0]].filter((word) => word !== undefined)
  const { guessesLog10 } = guesser.check(password, own)
  return levels.find(([least]) => guessesLog10 >= least)?.[1] ?? 'weak'
}
