import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { type StockTransaction, stockTransaction } from '../catalogue/index.ts'
import { reclaimStock } from './reclaim-stock.ts'
import { StockReservedByOthers, applyPayment } from './apply-payment.ts'
import type { PaymentProvider, ProviderPayment, WebhookEvent } from './provider.ts'
import { providerNamed } from './providers.ts'
import { type PaymentRow, paymentEvents } from './tables.ts'

/**
 * Handles a webhook call. It is only a hint: the provider is asked for the state, so events may arrive late, twice or in any order. The event is
 * stored in the transaction that applies the state.
 */
export async function handleWebhookEvent(
  platform: Platform,
  provider: PaymentProvider,
  { id, type, reference }: WebhookEvent
): Promise<void> {
  if (reference === undefined) return
  const [known] = await platform.db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id))
  if (known) return
  const seen = await provider.retrieve(reference)
  await retryWithReclaimedStock(platform, async (tx, isLast) => {
    const fresh = await tx
      .insert(paymentEvents)
      .values({ id, type, reference, receivedAt: platform.clock.now() })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (fresh.length > 0 && seen) await applyPayment(platform, tx, seen, { isLast })
  })
}

/** Asks the provider about a payment and applies the result. */
export async function syncPayment(
  platform: Platform,
  { provider, reference }: Pick<PaymentRow, 'provider' | 'reference'>
): Promise<ProviderPayment['status']> {
  const seen = reference === null ? undefined : await providerNamed(platform, provider).retrieve(reference)
  if (seen && seen.status !== 'open') await applyPaymentEvent(platform, seen)
  return seen?.status ?? 'open'
}

export async function applyPaymentEvent(platform: Platform, seen: ProviderPayment): Promise<void> {
  await retryWithReclaimedStock(platform, (tx, isLast) => applyPayment(platform, tx, seen, { isLast }))
}

/** A paid order takes precedence over unpaid ones: retries the work after reclaiming stock from idle orders. */
async function retryWithReclaimedStock(
  platform: Platform,
  work: (tx: StockTransaction, isLast: boolean) => Promise<void>
): Promise<void> {
  try {
    await stockTransaction(platform, (tx) => work(tx, false))
  } catch (error) {
    if (!(error instanceof StockReservedByOthers)) throw error
    await reclaimStock(platform, error)
    await stockTransaction(platform, (tx) => work(tx, true))
  }
}
