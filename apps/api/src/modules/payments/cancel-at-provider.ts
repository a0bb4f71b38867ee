import type { Platform } from '../../platform/platform.ts'
import { beginPayment, paymentOf } from './begin.ts'
import { providerNamed } from './providers.ts'
import { applyPaymentEvent } from './provider-events.ts'

/**
 * Tells the provider that nobody may pay for an order that was given up. One that was paid meanwhile is paid back; one
 * that is being paid at this moment is asked about again later.
 */
export async function cancelAtProvider(platform: Platform, orderId: string): Promise<void> {
  const payment = await paymentOf(platform.db, orderId)
  if (payment.state !== 'ending') return
  // Whoever began it may not have come to write down its name: under the same key it is the same one.
  const { provider, reference } = await beginPayment(platform, payment)
  const seen = await providerNamed(platform, provider).cancel(reference)
  if (seen.status !== 'open') return applyPaymentEvent(platform, seen)
  throw new Error(`The payment of order ${orderId} is under way and cannot be cancelled yet`)
}
