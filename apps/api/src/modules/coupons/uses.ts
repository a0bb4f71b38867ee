import { type SQL, and, eq, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { users } from '../accounts/tables.ts'
import { mailboxOf } from '../orders/buyer.ts'
import { orders } from '../orders/tables.ts'
import type { Coupon } from './find.ts'
import { coupons } from './tables.ts'

/** Who buys, as far as it is known: a visitor is nobody until they give their address. */
export interface Buyer {
  personId: string | undefined
  email: string | undefined
}

/**
 * Orders that stand: neither cancelled nor given up at the end of their time. What this cart placed and did not pay yet
 * is left out, since its next order takes the place of that one.
 */
const standing = (cartId: string) => sql`${orders.status} <> 'cancelled' and not (${orders.status} = 'pending' and (${orders.stock} = 'released' or ${orders.cartId} = ${cartId}))`

const ofMailbox = (email: SQL) => sql`${orders.buyer} = ${mailboxOf(email)}`

/** Orders of the person's account, of its address, and of the address given now. */
function ofBuyer({ personId, email }: Buyer): SQL | undefined {
  const accountsEmail = sql`(select lower(${users.email}) from ${users} where ${users.id} = ${personId})`
  return or(
    personId === undefined ? undefined : or(eq(orders.customerId, personId), ofMailbox(accountsEmail)),
    email === undefined ? undefined : ofMailbox(sql`${email.toLowerCase()}::text`)
  )
}

export const usesOf = (db: Database | Transaction, code: string, cartId: string): Promise<number> => db.$count(orders, and(eq(orders.coupon, code), standing(cartId)))

/** Whether the buyer has an order that stands, or one with a certain coupon. Nobody knows of a buyer without a name. */
export async function hasBought(db: Database | Transaction, buyer: Buyer, cartId: string, code?: string): Promise<boolean> {
  const theirs = ofBuyer(buyer)
  return theirs !== undefined && (await db.$count(orders, and(theirs, standing(cartId), code === undefined ? undefined : eq(orders.coupon, code)))) > 0
}

/**
 * Until the transaction ends nobody else uses up what this one is about to: of a coupon with a number of uses the whole
 * coupon waits, of one for each customer only this customer does.
 */
export async function lockUses(tx: Transaction, { code, maxUses, isOncePerCustomer, isFirstOrderOnly }: Coupon, { personId, email }: Buyer): Promise<void> {
  if (maxUses !== null) await tx.select({ code: coupons.code }).from(coupons).where(eq(coupons.code, code)).for('no key update')
  if (!isOncePerCustomer && !isFirstOrderOnly) return
  const mailbox = email === undefined ? [] : [sql`'buyer mailbox ' || ${mailboxOf(sql`${email.toLowerCase()}::text`)}`]
  const account = personId === undefined ? [] : [sql`${`buyer account ${personId}`}`]
  // Always the account first, so that two never wait for each other.
  for (const name of [...account, ...mailbox]) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/**
 * Whether an order that waits for its payment may have its coupon still: once its time is over, others may have used it
 * up. To be asked before the order is locked, since coupons are locked before orders everywhere.
 */
export async function isCouponLeft(tx: Transaction, orderId: string): Promise<boolean> {
  const [held] = await tx
    .select({ coupon: coupons, personId: orders.customerId, email: orders.email, cartId: orders.cartId })
    .from(orders)
    .innerJoin(coupons, eq(coupons.code, orders.coupon))
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending'), eq(orders.stock, 'released')))
  if (!held) return true
  const { coupon, cartId, email } = held
  const buyer = { personId: held.personId ?? undefined, email }
  await lockUses(tx, coupon, buyer)
  if (coupon.maxUses !== null && (await usesOf(tx, coupon.code, cartId)) >= coupon.maxUses) return false
  return !coupon.isOncePerCustomer || !(await hasBought(tx, buyer, cartId, coupon.code))
}
