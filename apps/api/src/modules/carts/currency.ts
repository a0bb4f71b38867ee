import type { Transaction } from '../../platform/database.ts'
import { withDecimals } from '../pricing/index.ts'
import { cartLines } from './tables.ts'

/** Writes the prices that buyers saw with other decimals, so that their carts report no changed price. */
export async function writeSeenPricesWithDecimals(
  tx: Transaction,
  decimals: { from: number; to: number }
): Promise<void> {
  await tx.update(cartLines).set({ seenPrice: withDecimals(cartLines.seenPrice, decimals) })
}
