/** A code as boxes hold it: one digit each, or nothing. */
export type Digits = readonly string[]

export const digitsOf = (code: string, length: number): Digits => Array.from({ length }, (_, index) => code[index] ?? '')

/** Puts typed or pasted text into the boxes from one on; whatever is no digit falls away. A whole code always begins at the first box. */
export function place(digits: Digits, at: number, text: string): { digits: Digits; next: number } {
  // Digits of every script count: someone's keyboard may write ٤ for 4.
  const typed = Array.from(text.normalize('NFKC')).map(asciiDigit).filter((digit) => digit !== undefined)
  const start = typed.length >= digits.length ? 0 : at
  const placed = digits.map((digit, index) => typed[index - start] ?? digit)
  return { digits: placed, next: Math.min(start + typed.length, digits.length - 1) }
}

const scripts = [0x30, 0x660, 0x6f0, 0x966]

function asciiDigit(character: string): string | undefined {
  const point = character.codePointAt(0) ?? 0
  const zero = scripts.find((zero) => point >= zero && point <= zero + 9)
  return zero === undefined ? undefined : String(point - zero)
}
