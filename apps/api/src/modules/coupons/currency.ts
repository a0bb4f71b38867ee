import type { NewCoupon } from '@motif/contract'
import { type Decimals, amountWithDecimals } from '@motif/contract/currency-rules'
import { gt, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { ProblemError } from '../../platform/problem.ts'
import { integerMax, withDecimals } from '../pricing/index.ts'
import { coupons as couponRows } from './tables.ts'

/** Writes the amounts of all coupons with other decimals, rounded to at least one minor unit off. */
export async function writeCouponsWithDecimals(tx: Transaction, decimals: Decimals): Promise<void> {
  const [off, minimum] = [withDecimals(couponRows.amountOff, decimals), withDecimals(couponRows.minimum, decimals)]
  if ((await tx.$count(couponRows, or(gt(off, integerMax), gt(minimum, integerMax)))) > 0)
    throw new ProblemError('currency-amounts-too-large')
  await tx
    .update(couponRows)
    .set({ amountOff: sql`case when ${couponRows.amountOff} is not null then greatest(${off}, 1) end`, minimum })
}

/** The same for coupons of `shop.config.ts`. */
export const couponsWithDecimals = (coupons: readonly NewCoupon[], decimals: Decimals): NewCoupon[] =>
  coupons.map((coupon) => ({
    ...coupon,
    ...(coupon.kind === 'amount' && { amountOff: Math.max(1, amountWithDecimals(coupon.amountOff, decimals)) }),
    ...(coupon.minimum !== undefined && { minimum: amountWithDecimals(coupon.minimum, decimals) })
  }))
