import type { CallName } from '@motif/contract'

interface Outcome {
  /** The only statuses that count as success. */
  success: readonly number[]
  /** Text of the error for every other answer; `rethrow` hands on the raw response error instead. */
  otherwise: string
}

/** Marks calls whose raw response error goes to the caller unchanged. */
export const rethrow = 'rethrow'

/**
 * Success statuses and error texts of the account calls. Four calls share the text of registration on purpose:
 * callers and tests outside of this project compare it.
 */
export const outcomes = {
  'POST /api/v1/login': { success: [200], otherwise: 'Login failed' },
  'POST /api/v1/register': { success: [201], otherwise: rethrow },
  'POST /api/v1/verify-otp': { success: [200], otherwise: 'Register failed' },
  'POST /api/v1/resend-otp': { success: [200], otherwise: 'Register failed' },
  'POST /api/v1/request-reset-password': { success: [200, 201], otherwise: rethrow },
  'POST /api/v1/reset-password': { success: [200, 201], otherwise: 'Register failed' },
  'POST /api/v1/contact_us': { success: [200], otherwise: 'Register failed' }
} as const satisfies Partial<Record<CallName, Outcome>>

export type OutcomeCall = keyof typeof outcomes

export function isSuccess(name: OutcomeCall, answer: { status: number }): boolean {
  const { success }: Outcome = outcomes[name]
  return success.includes(answer.status)
}
