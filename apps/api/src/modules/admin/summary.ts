import type { Money } from '@motif/contract'
import type { Platform } from '../../platform/platform.ts'
import { scarceVariants } from '../catalogue/index.ts'
import { countToProduce, salesSince } from '../orders/index.ts'

export interface Summary {
  toProduce: number
  paidToday: number
  revenueToday: Money
  lowStock: { variantId: string; productSlug: string; name: string; sku: string; stock: number }[]
}

const lowAt = 5
const lowShown = 20

/** Figures for the first look of the day, which begins at midnight UTC. */
export async function summary({ db, clock, shop }: Platform): Promise<Summary> {
  const midnight = new Date(`${clock.now().toISOString().slice(0, 10)}T00:00:00Z`)
  const [toProduce, today, lowStock] = await Promise.all([
    countToProduce(db),
    salesSince(db, midnight),
    scarceVariants(db, { atMost: lowAt, limit: lowShown })
  ])
  return {
    toProduce,
    paidToday: today.count,
    revenueToday: { amount: today.revenue, currency: shop.currency.code },
    lowStock
  }
}
