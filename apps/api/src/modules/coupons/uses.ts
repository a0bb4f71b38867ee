import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { lockNamed } from '../../platform/advisory-locks.ts'
import { type Buyer, hasBought, lapsedCoupon, mailboxOf, usesOf } from '../orders/index.ts'
import type { Coupon } from './find.ts'
import { coupons } from './tables.ts'

/** Reserves a coupon's use until the transaction ends: a coupon with limited uses is locked as a whole, one per customer only for this customer. */
export async function lockUses(
  tx: Transaction,
  { code, maxUses, isOncePerCustomer, isFirstOrderOnly }: Coupon,
  { personId, email }: Buyer
): Promise<void> {
  if (maxUses !== null)
    await tx.select({ code: coupons.code }).from(coupons).where(eq(coupons.code, code)).for('no key update')
  if (!isOncePerCustomer && !isFirstOrderOnly) return
  const mailbox = email === undefined ? [] : [sql`'buyer mailbox ' || ${mailboxOf(sql`${email.toLowerCase()}::text`)}`]
  const account = personId === undefined ? [] : [sql`${`buyer account ${personId}`}`]
  // Always the account first, to avoid deadlocks.
  for (const name of [...account, ...mailbox]) await lockNamed(tx, name)
}

/**
 * Whether an expired unpaid order may still use its coupon, because others may have used it up. Call it before locking the order: coupons are
 * locked before orders everywhere.
 */
export async function isCouponLeft(tx: Transaction, orderId: string): Promise<boolean> {
  const held = await lapsedCoupon(tx, orderId)
  const [coupon] = held ? await tx.select().from(coupons).where(eq(coupons.code, held.code)) : []
  if (!held || !coupon) return true
  const { buyer, cartId } = held
  await lockUses(tx, coupon, buyer)
  if (coupon.maxUses !== null && (await usesOf(tx, coupon.code, cartId)) >= coupon.maxUses) return false
  return !coupon.isOncePerCustomer || !(await hasBought(tx, buyer, cartId, coupon.code))
}
