import { z } from 'zod'
import { defineCalls } from './call.ts'
import { paymentProvider } from './checkouts.ts'
import { timestamp } from './primitives.ts'

/** How the shop is joined to who takes the money. Keys and secrets are never told. */
const paymentState = z.object({
  provider: paymentProvider,
  /** Null with the built-in provider, which has none. */
  keys: z.enum(['test', 'live']).nullable(),
  /** Signing secrets that are set: two while one replaces another. */
  webhookSecrets: z.int().min(0),
  /** Where the provider sends its events. */
  webhookUrl: z.string(),
  /** When the newest event about a payment came; null: none has. */
  lastEventAt: timestamp.nullable()
})
export type PaymentConnection = z.infer<typeof paymentState>

export const paymentStateCalls = defineCalls({
  'GET /api/v1/admin/payment-state': {
    summary: 'Who takes the money, which keys are set, and when the provider was last heard',
    tag: 'admin',
    access: 'admin',
    permission: 'settings.read',
    answers: { 200: paymentState }
  }
})
