import { passwordProblem } from '@motif/contract/rules'

export type Strength = 'weak' | 'fair' | 'good' | 'strong'

/** Personal data a password should not contain. */
export interface Person {
  name?: string
  email?: string
}

const alphabets: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
  [/[^\p{ASCII}]/u, 100]
]

/** Characters that continue a sequence ("aaa", "abc", "321") hardly add strength. */
function freshCharacters(characters: readonly string[]): number {
  return characters.filter((character, index) => {
    const step = (character.codePointAt(0) ?? 0) - (characters[index - 1]?.codePointAt(0) ?? -10)
    return Math.abs(step) > 1
  }).length
}

/**
 * A rough entropy estimate until `guesses.ts` is loaded: it detects sequences, but knows no dictionaries. Undefined for
 * an empty password.
 */
export function strengthOf(password: string, person: Person = {}): Strength | undefined {
  if (password === '') return undefined
  if (passwordProblem(password, person) !== undefined) return 'weak'
  const characters = Array.from(password)
  const alphabet = alphabets.reduce((sum, [shape, size]) => sum + (shape.test(password) ? size : 0), 0)
  const distinct = new Set(characters).size
  const bits = Math.min(freshCharacters(characters), distinct * 2) * Math.log2(Math.max(alphabet, 2))
  if (bits < 36) return 'weak'
  if (bits < 52) return 'fair'
  return bits < 72 ? 'good' : 'strong'
}
