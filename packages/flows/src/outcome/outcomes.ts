import type { CallName } from '@motif/contract'

interface Outcome {
  /** Statuses that count as success. */
  success: readonly number[]
  /** Error text for all other statuses; `rethrow` passes on the raw response error. */
  otherwise: string
}

/** Marks calls whose raw response error is rethrown unchanged. */
export const rethrow = 'rethrow'

/**
 * Success statuses and error texts of the account calls. Four calls share the registration text on purpose: external
 * callers and tests compare it.
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
