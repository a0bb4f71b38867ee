import type { Decimals } from '@motif/contract/currency-rules'
import { gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { ProblemError } from '../../platform/problem.ts'
import { withDecimals } from '../pricing/index.ts'
import { priceMax } from './staff-variants.ts'
import { bulkEdits, isUnfinishedEdit, variants } from './tables.ts'

export const hasUnfinishedBulkEdit = async (db: Pick<Database, '$count'>): Promise<boolean> =>
  (await db.$count(bulkEdits, isUnfinishedEdit)) > 0

/**
 * Writes all prices with other decimals, rounded. A sale that would no longer lower the price ends. Finished bulk edits cannot be undone any more,
 * because they name former prices.
 */
export async function writePricesWithDecimals(tx: Transaction, decimals: Decimals): Promise<void> {
  const [price, regular, sale] = [variants.price, variants.regularPrice, variants.salePrice].map(
    (column) =>
      // Rounding makes nothing free.
      sql<number>`case when ${column} > 0 then greatest(${withDecimals(column, decimals)}, 1) else ${column} end`
  ) as [ReturnType<typeof withDecimals>, ReturnType<typeof withDecimals>, ReturnType<typeof withDecimals>]
  const tooLarge = await tx.$count(variants, or(gt(price, priceMax), gt(regular, priceMax)))
  if (tooLarge > 0) throw new ProblemError('currency-amounts-too-large')
  const isKept = or(isNull(variants.salePrice), lt(sale, regular))
  const kept = (value: unknown) => sql`case when ${isKept} then ${value} end`
  await tx.update(variants).set({
    price: sql`case when ${isKept} then ${price} else ${regular} end`,
    regularPrice: kept(regular),
    salePrice: kept(sale),
    saleFrom: kept(variants.saleFrom),
    saleUntil: kept(variants.saleUntil)
  })
  await tx.delete(bulkEdits).where(inArray(bulkEdits.state, ['done', 'undone']))
}
