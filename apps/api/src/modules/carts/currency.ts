import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { withDecimals } from '../pricing/index.ts'
import { cartLines } from './tables.ts'

/** Largest value of the column. */
const integerMax = 2_147_483_647

/** Writes the prices that buyers saw with other decimals, so that their carts report no changed price. */
export async function writeSeenPricesWithDecimals(
  tx: Transaction,
  decimals: { from: number; to: number }
): Promise<void> {
  await tx
    .update(cartLines)
    .set({ seenPrice: sql`least(${withDecimals(cartLines.seenPrice, decimals)}, ${integerMax})` })
}
