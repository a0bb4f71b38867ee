import { type FailureCode, FlowError } from '@motif/flows/outcome'

const codes: Partial<Record<string, FailureCode>> = {
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/popup-blocked': 'popup-blocked',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/account-exists-with-different-credential': 'account-exists',
  'auth/email-already-in-use': 'account-exists',
  'auth/too-many-requests': 'too-many-requests',
  'auth/user-disabled': 'forbidden'
}

const codeIn = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('auth/')
    ? error.code
    : undefined

/** Converts a Firebase error to a flow error; other values are returned unchanged. */
export function flowErrorOf(error: unknown, isOnline: boolean): unknown {
  const code = codeIn(error)
  if (code === undefined || !(error instanceof Error)) return error
  // A script of Google's that failed to load is reported as a library error.
  const known = codes[code] ?? (isOnline ? 'unavailable' : 'network')
  return new FlowError(error.message, { code: known }, error)
}
