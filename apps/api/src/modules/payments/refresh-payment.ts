import type { Platform } from '../../platform/platform.ts'
import { paymentOf } from './begin.ts'
import { ProviderUnreachable } from './provider.ts'
import { syncPayment } from './provider-events.ts'

/** Milliseconds between two requests about one order, because waiting pages poll. */
const askIntervalMs = 2_000

/** When the provider was last asked, by order. */
const lastAsked = new WeakMap<object, Map<string, number>>()

/** Whether the provider may be asked about an order again. */
export function mayAskProvider({ db, clock }: Pick<Platform, 'db' | 'clock'>, orderId: string): boolean {
  const [known, now] = [lastAsked.get(db) ?? new Map<string, number>(), clock.now().getTime()]
  lastAsked.set(db, known)
  for (const [id, at] of known) if (now - at >= askIntervalMs) known.delete(id)
  if (known.has(orderId)) return false
  known.set(orderId, now)
  return true
}

/**
 * Asks the provider about a pending payment when the buyer views the order, so that the page does not depend on the webhook. If the provider is
 * unreachable, the page shows the stored state. Returns whether it changed.
 */
export async function refreshPayment(platform: Platform, orderId: string): Promise<boolean> {
  if (platform.config.stripe === undefined || !mayAskProvider(platform, orderId)) return false
  try {
    return (await syncPayment(platform, await paymentOf(platform.db, orderId))) !== 'open'
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    platform.log.warn({ err: error, orderId }, 'the payment provider could not be asked about an order')
    return false
  }
}
