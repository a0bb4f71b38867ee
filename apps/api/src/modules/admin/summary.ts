import type { Money, StockRow } from '@motif/contract'
import type { Platform } from '../../platform/platform.ts'
import { listStock } from '../catalogue/index.ts'
import { countToProduce, salesSince } from '../orders/index.ts'
import { beginOf, today } from '../../platform/shop-days.ts'

export interface Summary {
  toProduce: number
  paidToday: number
  revenueToday: Money
  lowStock: StockRow[]
  lowStockCount: number
}

const lowShown = 20

/** Figures of the current day in the shop's time zone. */
export async function summary(platform: Platform): Promise<Summary> {
  const { db, shop } = platform
  const [toProduce, sales, lowStock] = await Promise.all([
    countToProduce(db),
    salesSince(db, beginOf(platform, today(platform))),
    listStock(db, { page: 1, pageSize: lowShown })
  ])
  return {
    toProduce,
    paidToday: sales.count,
    revenueToday: { amount: sales.revenue, currency: shop.currency.code },
    lowStock: lowStock.items,
    lowStockCount: lowStock.total
  }
}
