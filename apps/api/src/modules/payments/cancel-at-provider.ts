import type { Platform } from '../../platform/platform.ts'
import { beginPayment, paymentOf } from './begin.ts'
import { providerNamed } from './providers.ts'
import { applyPaymentEvent } from './provider-events.ts'

/** Cancels the payment of a cancelled order at the provider. A payment made meanwhile is refunded; one in progress is checked again later. */
export async function cancelAtProvider(platform: Platform, orderId: string): Promise<void> {
  const payment = await paymentOf(platform.db, orderId)
  if (payment.state !== 'ending') return
  // The creator may not have stored the reference yet; the same key returns the same payment.
  const { provider, reference } = await beginPayment(platform, payment)
  const seen = await providerNamed(platform, provider).cancel(reference)
  if (seen.status !== 'open') return applyPaymentEvent(platform, seen)
  throw new Error(`The payment of order ${orderId} is under way and cannot be cancelled yet`)
}
