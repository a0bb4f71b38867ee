import { type SQL, and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { emailOf } from '../accounts/index.ts'
import { mailboxOf } from './buyer.ts'
import { orders } from './tables.ts'

/** The buyer, as far as known: a guest is unknown until they give their address. */
export interface Buyer {
  personId: string | undefined
  email: string | undefined
}

/** Effective orders: neither cancelled nor expired. An unpaid order of this cart is excluded, because the next order replaces it. */
const standing = (cartId: string) =>
  sql`${orders.status} <> 'cancelled' and not (${orders.status} = 'pending' and (${orders.stock} = 'released' or ${orders.cartId} = ${cartId}))`

const ofMailbox = (email: SQL) => sql`${orders.buyer} = ${mailboxOf(email)}`

/** Orders of the person's account, of its address, and of the given address. */
function ofBuyer({ personId, email }: Buyer): SQL | undefined {
  return or(
    personId === undefined ? undefined : or(eq(orders.customerId, personId), ofMailbox(emailOf(personId))),
    email === undefined ? undefined : ofMailbox(sql`${email.toLowerCase()}::text`)
  )
}

export const usesOf = (db: Database | Transaction, code: string, cartId: string): Promise<number> =>
  db.$count(orders, and(eq(orders.coupon, code), standing(cartId)))

/** Whether the buyer has an effective order, optionally with a coupon. False for unknown buyers. */
export async function hasBought(
  db: Database | Transaction,
  buyer: Buyer,
  cartId: string,
  code?: string
): Promise<boolean> {
  const theirs = ofBuyer(buyer)
  return (
    theirs !== undefined &&
    (await db.$count(orders, and(theirs, standing(cartId), code === undefined ? undefined : eq(orders.coupon, code)))) >
      0
  )
}

export interface CouponUsage {
  /** Orders that were not cancelled. */
  uses: number
  /** Total discount in minor units. */
  discount: number
  /** Total of those paid and not fully refunded, in minor units. */
  turnover: number
}

/** Usage of each coupon. */
export async function couponUsage(
  db: Database | Transaction,
  codes: readonly string[]
): Promise<Map<string | null, CouponUsage>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select({
      code: orders.coupon,
      uses: sql<number>`count(*)::int`,
      discount: sql<number>`coalesce(sum((${orders.totals} -> 'discount' ->> 'amount')::bigint), 0)::float8`,
      turnover: sql<number>`coalesce(sum(${orders.total}) filter (where ${orders.paidAt} is not null and ${orders.status} <> 'refunded'), 0)::float8`
    })
    .from(orders)
    .where(sql`${inArray(orders.coupon, [...codes])} and ${orders.status} <> 'cancelled'`)
    .groupBy(orders.coupon)
  return new Map(rows.map(({ code, ...used }) => [code, used]))
}

/** The coupon of an expired unpaid order, with its buyer; undefined otherwise. */
export async function lapsedCoupon(
  tx: Transaction,
  orderId: string
): Promise<{ code: string; buyer: Buyer; cartId: string } | undefined> {
  const [order] = await tx
    .select({ code: orders.coupon, personId: orders.customerId, email: orders.email, cartId: orders.cartId })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending'), eq(orders.stock, 'released')))
  if (!order || order.code === null) return undefined
  const { code, personId, email, cartId } = order
  return { code, buyer: { personId: personId ?? undefined, email }, cartId }
}
