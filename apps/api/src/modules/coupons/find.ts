import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { coupons } from './tables.ts'

export type Coupon = typeof coupons.$inferSelect

/** The coupon of a code in any spelling; undefined if unknown or disabled. */
export async function findCoupon(
  db: Database | Transaction,
  typed: string | null | undefined
): Promise<Coupon | undefined> {
  const code = typed?.trim().toUpperCase() ?? ''
  if (!/^[\w-]{1,40}$/.test(code)) return undefined
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), eq(coupons.isActive, true)))
  return coupon
}
