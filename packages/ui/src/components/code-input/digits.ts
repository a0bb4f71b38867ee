/** The boxes' contents: a digit each, or empty. */
export type Digits = readonly string[]

export const digitsOf = (code: string, length: number): Digits =>
  Array.from({ length }, (_, index) => code[index] ?? '')

/** Inserts text from a box on, dropping non-digits. A complete code always starts at the first box. */
export function place(digits: Digits, at: number, text: string): { digits: Digits; next: number } {
  const written = asciiDigits(text)
  const typed = wholeCodeIn(written, digits.length) ?? written.replace(/\D/g, '')
  const start = typed.length >= digits.length ? 0 : at
  const placed = digits.map((digit, index) => typed[index - start] ?? digit)
  return { digits: placed, next: Math.min(start + typed.length, digits.length - 1) }
}

/** Finds a code within a text, such as "402 913" in "402 913 is good for 10 minutes". */
function wholeCodeIn(text: string, length: number): string | undefined {
  const joined = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(text)?.[0]
  const spaced = new RegExp(`(?<!\\d)\\d(?:[ \\-–]?\\d){${length - 1}}(?!\\d)`).exec(text)?.[0]
  return (joined ?? spaced)?.replace(/\D/g, '')
}

const scripts = [0x30, 0x660, 0x6f0, 0x966]

/** Converts digits of all scripts: keyboards may produce ٤ for 4. */
const asciiDigits = (text: string): string => Array.from(text.normalize('NFKC'), asciiDigit).join('')

function asciiDigit(character: string): string {
  const point = character.codePointAt(0) ?? 0
  const zero = scripts.find((zero) => point >= zero && point <= zero + 9)
  return zero === undefined ? character : String(point - zero)
}
