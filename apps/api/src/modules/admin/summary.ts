import type { Money } from '@motif/contract'
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { products, variants } from '../catalogue/tables.ts'
import { orders } from '../orders/tables.ts'

export interface Summary {
  toProduce: number
  paidToday: number
  revenueToday: Money
  lowStock: { variantId: string; productSlug: string; name: string; sku: string; stock: number }[]
}

const lowAt = 5
const lowShown = 20

/** Figures for the first look of the day, which begins at midnight UTC. Cancelled and refunded orders are no revenue. */
export async function summary({ db, clock, shop }: Platform): Promise<Summary> {
  const midnight = new Date(`${clock.now().toISOString().slice(0, 10)}T00:00:00Z`)
  const left = sql<number>`(${variants.onHand} - ${variants.reserved})`
  const [toProduce, today, lowStock] = await Promise.all([
    db.$count(orders, eq(orders.status, 'paid')),
    db
      .select({ count: sql<number>`count(*)::int`, revenue: sql<string>`coalesce(sum(${orders.total}), 0)` })
      .from(orders)
      .where(and(gte(orders.paidAt, midnight), inArray(orders.status, ['paid', 'in_production', 'shipped', 'delivered']))),
    db
      .select({ variantId: variants.id, productSlug: products.slug, name: products.name, sku: variants.sku, stock: left })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(sql`${left} <= ${lowAt} and not ${variants.isWithdrawn}`)
      .orderBy(asc(left), asc(variants.sku))
      .limit(lowShown)
  ])
  return { toProduce, paidToday: today[0]?.count ?? 0, revenueToday: { amount: Number(today[0]?.revenue ?? 0), currency: shop.currency.code }, lowStock }
}
