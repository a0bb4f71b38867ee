import { type Decimals, amountWithDecimals } from '@motif/contract/currency-rules'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { savedViews } from './tables.ts'

const amounts = ['totalFrom', 'totalTo', 'priceFrom', 'priceTo']

/** Writes the amounts of saved filters with other decimals. */
export async function writeViewsWithDecimals(tx: Transaction, decimals: Decimals): Promise<void> {
  const names = sql.join(
    amounts.map((name) => sql`${name}`),
    sql`, `
  )
  const rows = await tx
    .select({ id: savedViews.id, filter: savedViews.filter })
    .from(savedViews)
    .where(sql`jsonb_exists_any(${savedViews.filter}, array[${names}]::text[])`)
  for (const { id, filter } of rows) {
    const written = Object.fromEntries(
      Object.entries(filter).map(([name, value]) => [
        name,
        amounts.includes(name) && typeof value === 'number' ? amountWithDecimals(value, decimals) : value
      ])
    ) as typeof filter
    await tx.update(savedViews).set({ filter: written }).where(eq(savedViews.id, id))
  }
}
