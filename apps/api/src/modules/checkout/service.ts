import type { Checkout, CheckoutRequest } from '@motif/contract'
import { and, eq, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { catalogueChanged } from '../catalogue/cache.ts'
import { orderKey } from '../orders/names.ts'
import { releaseExpired } from '../orders/reconcile.ts'
import { orders } from '../orders/tables.ts'
import { beginPayment, forBuyer, paymentOf } from '../payments/begin.ts'
import { lookAt } from '../payments/settle.ts'
import { payments } from '../payments/tables.ts'
import { type Placed, placeOrder } from './place-order.ts'
import { checkoutKeys } from './tables.ts'

export interface Submission {
  key: string
  request: CheckoutRequest
  personId: string | undefined
}

/** The request as the contract's schema left it: its members are in the schema's order, so equal requests are equal texts. */
const hashOf = (request: CheckoutRequest) => createHash('sha256').update(JSON.stringify(request)).digest('base64url')

/** The order an idempotency key has made, if any. The same key with another request is refused. */
async function knownOrder(db: Database | Transaction, key: string, requestHash: string): Promise<Placed | undefined> {
  const [known] = await db.select().from(checkoutKeys).where(eq(checkoutKeys.key, key))
  if (!known) return undefined
  if (known.requestHash !== requestHash) throw new ProblemError('idempotency-conflict', { detail: 'This order was already sent with other details. Start the payment step again.' })
  return known.orderId === null ? undefined : { orderId: known.orderId, couponProblem: known.couponProblem }
}

/** One transaction: whoever sends the same key meanwhile waits at its row and then finds the order. */
function submitOnce(platform: Platform, { key, request, personId }: Submission): Promise<Placed> {
  const requestHash = hashOf(request)
  return platform.db.transaction(async (tx) => {
    const fresh = await tx.insert(checkoutKeys).values({ key, requestHash, createdAt: platform.clock.now() }).onConflictDoNothing().returning({ key: checkoutKeys.key })
    if (fresh.length === 0) {
      const known = await knownOrder(tx, key, requestHash)
      if (!known) throw new Error('A checkout key without its order')
      return known
    }
    const placed = await placeOrder(platform, tx, request, personId)
    await tx.update(checkoutKeys).set(placed).where(eq(checkoutKeys.key, key))
    return placed
  })
}

const hasCode = (error: unknown, code: ProblemError['code']) => error instanceof ProblemError && error.code === code

/** Places the order and begins its payment. Repeated with the same key it is the same order and the same answer. */
export async function submitCheckout(platform: Platform, submission: Submission): Promise<Checkout> {
  const known = await knownOrder(platform.db, submission.key, hashOf(submission.request))
  const { orderId, couponProblem } = known ?? (await submitFresh(platform, submission))
  const [order] = await platform.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`Order ${orderId} is gone`)
  const { provider, clientSecret } = await forBuyer(platform, async () => beginPayment(platform, await paymentOf(platform, orderId)))
  return { orderId, orderKey: orderKey(platform, orderId), totals: order.totals, couponProblem, payment: { provider, clientSecret } }
}

/**
 * Asks about the payment of an order that waits and that a new one from the same cart would replace: whoever paid and
 * lost sight of it must not pay again. Answers with the numbers of those that are paid.
 */
async function paidMeanwhile(platform: Platform, cartId: string): Promise<string[]> {
  const { db } = platform
  const ofCart = sql`${orders.cartId} = (select coalesce(merged_into, id) from carts where id = ${cartId})`
  const waiting = await db.select({ number: orders.number, payment: payments }).from(orders).innerJoin(payments, eq(payments.orderId, orders.id)).where(and(ofCart, eq(orders.status, 'pending')))
  const paid: string[] = []
  for (const { number, payment } of waiting) if ((await forBuyer(platform, () => lookAt(platform, payment))) === 'succeeded') paid.push(number)
  return paid
}

async function submitFresh(platform: Platform, submission: Submission): Promise<Placed> {
  const paid = await paidMeanwhile(platform, submission.request.cartId)
  try {
    return await submitOnce(platform, submission)
  } catch (error) {
    if (hasCode(error, 'empty-cart') && paid.length > 0) throw new ProblemError('empty-cart', { detail: `You have paid for this already: it is order ${paid.join(', ')}. The link to it is in your mail.` })
    // What seems sold out may only be held by orders whose time is over.
    if (!hasCode(error, 'out-of-stock') || (await releaseExpired(platform)) === 0) throw error
    return await submitOnce(platform, submission)
  } finally {
    catalogueChanged(platform)
  }
}
