import type { Platform } from '../../platform/platform.ts'
import { paymentOf } from './begin.ts'
import { ProviderUnreachable } from './provider.ts'
import { lookAt } from './provider-events.ts'

/** Milliseconds between two questions about one order: pages ask again and again while they wait. */
const pause = 2_000

/** When the provider was last asked, by order. */
const asked = new WeakMap<object, Map<string, number>>()

/** Whether the provider may be asked about an order again by now. */
export function isDue({ db, clock }: Pick<Platform, 'db' | 'clock'>, orderId: string): boolean {
  const [known, now] = [asked.get(db) ?? new Map<string, number>(), clock.now().getTime()]
  asked.set(db, known)
  for (const [id, at] of known) if (now - at >= pause) known.delete(id)
  if (known.has(orderId)) return false
  known.set(orderId, now)
  return true
}

/**
 * A buyer looks at an order that waits for its payment: the provider is asked, so that their page does not depend on
 * when its event arrives. Where it cannot be reached the page shows what is known. Tells whether there is news.
 */
export async function askAbout(platform: Platform, orderId: string): Promise<boolean> {
  if (platform.config.stripe === undefined || !isDue(platform, orderId)) return false
  try {
    return (await lookAt(platform, await paymentOf(platform.db, orderId))) !== 'open'
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    platform.log.warn({ err: error, orderId }, 'the payment provider could not be asked about an order')
    return false
  }
}
