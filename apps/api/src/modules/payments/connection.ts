import type { PaymentConnection } from '@motif/contract'
import { desc } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { currentProvider } from './providers.ts'
import { paymentEvents } from './tables.ts'

/** The shop's payment provider, without keys. */
export async function readConnection({ config, db }: Pick<Platform, 'config' | 'db'>): Promise<PaymentConnection> {
  const { stripe, publicUrl } = config
  const [newest] = await db
    .select({ at: paymentEvents.receivedAt })
    .from(paymentEvents)
    .orderBy(desc(paymentEvents.receivedAt))
    .limit(1)
  return {
    provider: currentProvider({ config }),
    keys: stripe === undefined ? null : stripe.secretKey.includes('_live_') ? 'live' : 'test',
    webhookSecrets: stripe?.webhookSecrets.length ?? 0,
    webhookUrl: new URL('/api/v1/payments/webhook', publicUrl).href,
    lastEventAt: newest?.at.toISOString() ?? null
  }
}
