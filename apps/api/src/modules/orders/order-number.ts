import { randomInt } from 'node:crypto'

/** Without 0, 1, I, L, O and U, so that it is unambiguous on the phone and spells nothing. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A readable number: shop, month, four letters. Uniqueness is enforced by the table. */
export function orderNumber(moment: Date): string {
  const month = moment.toISOString().slice(2, 7).replace('-', '')
  const code = Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `M-${month}-${code}`
}
