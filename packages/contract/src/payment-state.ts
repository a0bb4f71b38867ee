import { z } from 'zod'
import { defineCalls } from './call.ts'
import { paymentProvider } from './checkouts.ts'
import { timestamp } from './primitives.ts'

/** The connection to the payment provider, without keys and secrets. */
const paymentState = z.object({
  provider: paymentProvider,
  /** Null with the built-in provider, which has none. */
  keys: z.enum(['test', 'live']).nullable(),
  /** Number of signing secrets: two during a rotation. */
  webhookSecrets: z.int().min(0),
  /** Webhook URL for the provider. */
  webhookUrl: z.string(),
  /** Time of the newest payment event; null: none. */
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
