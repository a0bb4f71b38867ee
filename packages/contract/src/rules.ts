/** The rules of plain input, without a schema library, so that a form can say the same as the server for a few bytes. */

/** Password length in code points, the length of a one-time code in digits, and the size of an uploaded picture in bytes and in pixels. */
export const limits = {
  passwordMin: 8,
  passwordMax: 128,
  codeLength: 6,
  quantityMax: 999,
  /** Of a line in its list, counted from 0. */
  positionMax: 1000,
  nameMax: 100,
  messageMax: 4000,
  uploadBytesMax: 10 * 1024 * 1024,
  uploadPixelsMax: 40_000_000
} as const

const emailShape = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}.]+(?:\.[^\s@<>()[\]\\,;:"\p{Cc}.]+)+$/u

/** Whether a text has the shape of an e-mail address that mail can be sent to. No quoted or commented forms. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && emailShape.test(value)
}

/** What is wrong with a password, by code, or undefined. Lists of breached passwords are the server's to check. */
export function passwordProblem(
  password: string,
  person: { name?: string; email?: string } = {}
): 'too-short' | 'too-long' | 'personal' | undefined {
  const length = Array.from(password).length
  if (length < limits.passwordMin) return 'too-short'
  if (length > limits.passwordMax) return 'too-long'
  const folded = password.toLowerCase()
  const own = [person.name, person.email, person.email?.split('@')[0]]
  const isPersonal = own.some(
    (word) => word !== undefined && word.trim().length >= 4 && folded.includes(word.trim().toLowerCase())
  )
  return isPersonal ? 'personal' : undefined
}
