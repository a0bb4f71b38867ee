/** "4242 4242 4242 4242"; American Express groups 4-6-5. */
export function formatCardNumber(written: string): string {
  const digits = written.replace(/\D/g, '').slice(0, 19)
  const groups = /^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3]
  const parts: string[] = []
  let at = 0
  for (const length of groups) {
    if (at < digits.length) parts.push(digits.slice(at, at + length))
    at += length
  }
  return parts.join(' ')
}

/** Validates length and check digit (Luhn, ISO/IEC 7812-1). */
export function isCardNumber(written: string): boolean {
  const digits = written.replace(/\s/g, '')
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = Array.from(digits)
    .reverse()
    .reduce((sum, digit, index) => {
      const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
      return sum + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** The caret after formatting: behind the same number of digits. */
export function caretAfter(formatted: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0
  let seen = 0
  for (let index = 0; index < formatted.length; index++) {
    if (formatted[index] !== ' ') seen++
    if (seen === digitsBefore) return index + 1
  }
  return formatted.length
}
