const scripts = [0x30, 0x660, 0x6f0, 0x966]

/** What a box takes: digits of every script, for someone's keyboard may write ٤ for 4. */
export const digitPattern = '^[0-9٠-٩۰-۹०-९０-９]+$'

/** The digits of a text as 0 to 9; whatever is no digit falls away. */
export const digitsIn = (text: string): string =>
  Array.from(text.normalize('NFKC'), asciiDigit).join('').replace(/\D/g, '')

/** A code among other words and figures, such as "402 913" in "402 913 is good for 10 minutes". */
export function codeIn(text: string, length: number): string | undefined {
  const written = Array.from(text.normalize('NFKC'), asciiDigit).join('')
  const joined = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(written)?.[0]
  const spaced = new RegExp(`(?<!\\d)\\d(?:[ \\-–]?\\d){${length - 1}}(?!\\d)`).exec(written)?.[0]
  return (joined ?? spaced)?.replace(/\D/g, '')
}

function asciiDigit(character: string): string {
  const point = character.codePointAt(0) ?? 0
  const zero = scripts.find((zero) => point >= zero && point <= zero + 9)
  return zero === undefined ? character : String(point - zero)
}
