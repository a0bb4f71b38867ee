import { randomInt } from 'node:crypto'

/** Letters and digits that cannot be confused. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A random password that is easy to type: four groups of four, 80 bits. */
export const generatePassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join(
    '-'
  )
