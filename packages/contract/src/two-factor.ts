import { z } from 'zod'
import { defineCalls } from './call.ts'
import { done, timestamp } from './primitives.ts'
import { twoFactorLimits } from './two-factor-rules.ts'

/** Two-factor state of a member of staff. */
export const twoFactorState = z.object({
  /** When it was turned on; null if off. */
  since: timestamp.nullable(),
  /** Whether all staff must use it. */
  isDemanded: z.boolean(),
  recoveryCodesLeft: z.int().min(0)
})
export type TwoFactorState = z.infer<typeof twoFactorState>

/** Data for an authenticator app, available until the first correct code. */
export const twoFactorSetUp = z.object({
  /** For manual entry: Base32. */
  secret: z.string(),
  /** The `otpauth:` URI of the QR code. */
  uri: z.string()
})
export type TwoFactorSetUp = z.infer<typeof twoFactorSetUp>

/** Shown once; the shop stores hashes. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodes>

/** Six digits of the app, or a recovery code. */
const code = z.string().trim().min(1).max(twoFactorLimits.typedMax)

const staff = { tag: 'admin', access: 'admin', permission: 'admin.open' } as const
const beforeTwoFactor = { ...staff, isBeforeTwoFactor: true } as const

export const twoFactorCalls = defineCalls({
  'GET /api/v1/admin/two-factor': {
    summary: 'Whether whoever asks has two-factor sign-in, and must have it',
    ...beforeTwoFactor,
    answers: { 200: twoFactorState }
  },
  'POST /api/v1/admin/two-factor/set-up': {
    summary: 'Begin to set up two-factor sign-in: a new key for an authenticator app, good for an hour',
    ...beforeTwoFactor,
    answers: { 200: twoFactorSetUp }
  },
  'POST /api/v1/admin/two-factor/confirm': {
    summary: 'Turn two-factor sign-in on by the first code of the app; this sign-in has taken the second step',
    ...beforeTwoFactor,
    body: z.strictObject({ code, isRemembered: z.boolean().default(false) }),
    answers: { 200: recoveryCodes }
  },
  'POST /api/v1/admin/two-factor/enter': {
    summary: 'Take the second step of signing in, by a code of the app or a recovery code',
    ...beforeTwoFactor,
    body: z.strictObject({ code, isRemembered: z.boolean().default(false) }),
    answers: { 200: done }
  },
  'POST /api/v1/admin/two-factor/recovery-codes': {
    summary: 'Make recovery codes anew, by a code; the ones before are no longer good',
    ...staff,
    body: z.strictObject({ code }),
    answers: { 200: recoveryCodes }
  },
  'POST /api/v1/admin/two-factor/turn-off': {
    summary: 'Turn two-factor sign-in off, by a code; told by mail',
    ...staff,
    body: z.strictObject({ code }),
    answers: { 200: done }
  }
})
