import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { type StockTransaction, stockTransaction } from '../catalogue/index.ts'
import { reclaimStock } from './reclaim-stock.ts'
import { StockReservedByOthers, applyPayment } from './apply-payment.ts'
import type { PaymentProvider, ProviderPayment, WebhookEvent } from './provider.ts'
import { providerNamed } from './providers.ts'
import { type PaymentRow, paymentEvents } from './tables.ts'

/**
 * Takes in a call of the webhook. It is a hint only: what the payment is now, the provider is asked, so that events may
 * come late, twice, in any order or about anything. The event is kept in the transaction that does what follows from it.
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

/** Asks the provider what became of a payment, and does what follows. */
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

/** Whoever has paid comes before whoever has not: does the work again once unpaid orders that nobody is paying gave way. */
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
