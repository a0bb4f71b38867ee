import type { Checkout, CheckoutRequest } from '@motif/contract'
import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { orderKey } from '../orders/names.ts'
import { releaseExpired } from '../orders/reconcile.ts'
import { stockTransaction } from '../orders/stock.ts'
import { orders } from '../orders/tables.ts'
import { beginPayment, forBuyer } from '../payments/begin.ts'
import { lookAt } from '../payments/settle.ts'
import { payments } from '../payments/tables.ts'
import { PaidPerhaps, type Placed, placeOrder } from './place-order.ts'
import { checkoutKeys } from './tables.ts'

export interface Submission {
  key: string
  request: CheckoutRequest
  personId: string | undefined
}

/** The request as the contract's schema left it: its members are in the schema's order, so equal requests are equal texts. */
const hashOf = (request: CheckoutRequest) => createHash('sha256').update(JSON.stringify(request)).digest('base64url')

/** The order an idempotency key has made. The same key with another request is refused. */
async function knownOrder(tx: Transaction, key: string, requestHash: string): Promise<Placed> {
  const [known] = await tx
    .select({ key: checkoutKeys, totals: orders.totals, payment: payments })
    .from(checkoutKeys)
    .innerJoin(orders, eq(orders.id, checkoutKeys.orderId))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(checkoutKeys.key, key))
  if (!known) throw new Error('A checkout key without its order')
  if (known.key.requestHash !== requestHash) throw new ProblemError('idempotency-conflict', { detail: 'This order was already sent with other details. Start the payment step again.' })
  const { totals, payment } = known
  return { orderId: payment.orderId, totals, couponProblem: known.key.couponProblem, payment }
}

/** One transaction: whoever sends the same key meanwhile waits at its row and then finds the order. */
function submitOnce(platform: Platform, { key, request, personId }: Submission, asked: ReadonlySet<string>): Promise<Placed> {
  const requestHash = hashOf(request)
  return stockTransaction(platform, async (tx) => {
    const fresh = await tx.insert(checkoutKeys).values({ key, requestHash, createdAt: platform.clock.now() }).onConflictDoNothing().returning({ key: checkoutKeys.key })
    if (fresh.length === 0) return knownOrder(tx, key, requestHash)
    const placed = await placeOrder(platform, tx, request, { personId, asked })
    const { orderId, couponProblem } = placed
    await tx.update(checkoutKeys).set({ orderId, couponProblem }).where(eq(checkoutKeys.key, key))
    return placed
  })
}

/** Places the order and begins its payment. Repeated with the same key it is the same order and the same answer. */
export async function submitCheckout(platform: Platform, submission: Submission): Promise<Checkout> {
  const { orderId, totals, couponProblem, payment } = await submit(platform, submission)
  const { provider, clientSecret } = await forBuyer(platform, () => beginPayment(platform, payment))
  return { orderId, orderKey: orderKey(platform, orderId), totals, couponProblem, payment: { provider, clientSecret } }
}

const hasCode = (error: unknown, code: ProblemError['code']) => error instanceof ProblemError && error.code === code

/**
 * Submits, and where that meets an obstacle that can be cleared, clears it and tries again: an earlier order of the cart
 * that may be paid, since whoever paid and lost sight of it must not pay again; or pieces held by orders whose time is over.
 */
async function submit(platform: Platform, submission: Submission): Promise<Placed> {
  const [asked, paid] = [new Set<string>(), [] as string[]]
  let isReleased = false
  for (;;) {
    try {
      return await submitOnce(platform, submission, asked)
    } catch (error) {
      if (error instanceof PaidPerhaps) {
        for (const { number, payment } of error.waiting) {
          if ((await forBuyer(platform, () => lookAt(platform, payment))) === 'succeeded') paid.push(number)
          asked.add(payment.orderId)
        }
      } else if (hasCode(error, 'out-of-stock') && !isReleased) {
        isReleased = true
        if ((await releaseExpired(platform)) === 0) throw error
      } else if (hasCode(error, 'empty-cart') && paid.length > 0) {
        throw new ProblemError('empty-cart', { detail: `You have paid for this already: it is order ${paid.join(', ')}. The link to it is in your mail.` })
      } else throw error
    }
  }
}
