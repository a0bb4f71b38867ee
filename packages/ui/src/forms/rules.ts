import { isEmail, limits, passwordProblem } from '@motif/contract/rules'
import { m } from '@motif/messages'

/** Validation message of a field, or undefined. The API applies the same rules. */

export function emailError(email: string): string | undefined {
  if (email.trim() === '') return m.accounts_email_missing()
  return isEmail(email.trim()) ? undefined : m.accounts_email_wrong()
}

export function nameError(name: string): string | undefined {
  if (name.trim() === '') return m.accounts_name_missing()
  return name.trim().length > limits.nameMax ? m.accounts_name_long({ max: limits.nameMax }) : undefined
}

export function newPasswordError(password: string, person: { name?: string; email?: string } = {}): string | undefined {
  switch (passwordProblem(password, person)) {
    case 'too-short':
      return password === ''
        ? m.accounts_password_missing()
        : m.accounts_password_too_short({ min: limits.passwordMin })
    case 'too-long':
      return m.accounts_password_too_long({ max: limits.passwordMax })
    case 'personal':
      return m.accounts_password_personal()
    default:
      return undefined
  }
}
