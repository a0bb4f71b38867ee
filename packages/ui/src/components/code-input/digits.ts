/** A code as boxes hold it: one digit each, or nothing. */
export type Digits = readonly string[]

export const digitsOf = (code: string, length: number): Digits =>
  Array.from({ length }, (_, index) => code[index] ?? '')

/** Puts typed or pasted text into the boxes from one on; whatever is no digit falls away. A whole code always begins at the first box. */
export function place(digits: Digits, at: number, text: string): { digits: Digits; next: number } {
  const written = asciiDigits(text)
  const typed = wholeCodeIn(written, digits.length) ?? written.replace(/\D/g, '')
  const start = typed.length >= digits.length ? 0 : at
  const placed = digits.map((digit, index) => typed[index - start] ?? digit)
  return { digits: placed, next: Math.min(start + typed.length, digits.length - 1) }
}

/** A code among other words and figures, such as "402 913" in "402 913 is good for 10 minutes". */
function wholeCodeIn(text: string, length: number): string | undefined {
  const joined = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(text)?.[0]
  const spaced = new RegExp(`(?<!\\d)\\d(?:[ \\-–]?\\d){${length - 1}}(?!\\d)`).exec(text)?.[0]
  return (joined ?? spaced)?.replace(/\D/g, '')
}

const scripts = [0x30, 0x660, 0x6f0, 0x966]

/** Digits of every script count: someone's keyboard may write ٤ for 4. */
const asciiDigits = (text: string): string => Array.from(text.normalize('NFKC'), asciiDigit).join('')

function asciiDigit(character: string): string {
  const point = character.codePointAt(0) ?? 0
  const zero = scripts.find((zero) => point >= zero && point <= zero + 9)
  return zero === undefined ? character : String(point - zero)
}
