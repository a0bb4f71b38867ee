import { randomInt } from 'node:crypto'

/** Without 0, 1, I, L, O and U: what is read out on the phone is heard right and spells nothing. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A number for people: shop, month, four letters. Not unique by itself, the table sees to that. */
export function orderNumber(moment: Date): string {
  const month = moment.toISOString().slice(2, 7).replace('-', '')
  const code = Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `M-${month}-${code}`
}
