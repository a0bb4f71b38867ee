/** Rules of plain input, without a schema library, shared by forms and server at the cost of a few bytes. */

/** Limits: password length in code points, digits of a one-time code, size of an uploaded picture in bytes and pixels. */
export const limits = {
  passwordMin: 8,
  passwordMax: 128,
  codeLength: 6,
  quantityMax: 999,
  /** Position of a line in its list, counted from 0. */
  positionMax: 1000,
  nameMax: 100,
  messageMax: 4000,
  uploadBytesMax: 10 * 1024 * 1024,
  uploadPixelsMax: 40_000_000
} as const

const emailShape = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}.]+(?:\.[^\s@<>()[\]\\,;:"\p{Cc}.]+)+$/u

/** Whether a text is a deliverable e-mail address. No quoted or commented forms. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && emailShape.test(value)
}

/** The problem of a password, by code, or undefined. The server also checks lists of breached passwords. */
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
