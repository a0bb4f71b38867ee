import { randomInt } from 'node:crypto'

/** Letters and digits nobody takes for one another. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A password nobody guesses and everybody can type: four groups of four, 80 bits. */
export const generatePassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join(
    '-'
  )
