import type { Decimals } from '@motif/contract/currency-rules'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { integerMax, withDecimals } from '../pricing/index.ts'
import { cartLines } from './tables.ts'

/** Writes the prices that buyers saw with other decimals, so that their carts report no changed price. */
export async function writeSeenPricesWithDecimals(tx: Transaction, decimals: Decimals): Promise<void> {
  await tx
    .update(cartLines)
    .set({ seenPrice: sql`least(${withDecimals(cartLines.seenPrice, decimals)}, ${integerMax})` })
}
