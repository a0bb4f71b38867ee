import type { DesignDocument } from '@motif/design'
import type { FakeStripe } from '../../../apps/api/src/testing/fake-stripe/server.ts'
import { type Purchase, buy, newPurchase } from '../buyer.ts'
import { sendEvents } from '../webhooks.ts'

const buyers = 4

/** Buys sequentially until each buyer has a number of orders, with designs where provided. */
export async function sell(
  { origin, stripe, variantIds }: { origin: string; stripe: FakeStripe; variantIds: readonly string[] },
  times: number,
  design?: () => Promise<DesignDocument>
): Promise<Purchase[]> {
  const closing = new AbortController()
  const events = sendEvents(stripe, origin, closing.signal)
  const purchases: Purchase[] = []
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      for (let bought = 0; bought < times; bought += 1) {
        const purchase = newPurchase()
        purchases.push(purchase)
        const document = await design?.()
        const world = { origin, variantIds, stripe, underway: new Map<string, number>() }
        await buy({ ...world, ...(document && { design: () => document }) }, purchase, closing.signal)
      }
    })
  )
  closing.abort()
  await events
  return purchases
}
