import type { Checkout, CheckoutRequest } from '@motif/contract'
import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { openCart } from '../carts/index.ts'
import {
  type PaymentRow,
  beginPayment,
  reportProviderErrors,
  endUnpaidOrder,
  isCovered,
  syncPayment,
  reclaimStock,
  paymentOf,
  releaseUnpaid
} from '../payments/index.ts'
import { orderKey, orders } from '../orders/index.ts'
import { stockTransaction } from '../catalogue/index.ts'
import { holdCurrency } from '../pricing/index.ts'
import { newChallenge } from './challenge.ts'
import { OutOfStock, PaymentUncertain } from './place-lines.ts'
import { type Placed, UnpaidLimitReached, placeOrder } from './place-order.ts'
import { checkoutKeys } from './tables.ts'
import type { Obstacle } from './unpaid-orders.ts'

export interface Submission {
  key: string
  request: CheckoutRequest
  personId: string | undefined
  /** Keyed hash of the caller's network. */
  network: string
  /** The answer to an earlier challenge. */
  answer: string | undefined
}

/** Hash of the parsed request: its members are in the schema's order, so equal requests have equal hashes. */
const hashOf = (request: CheckoutRequest) => createHash('sha256').update(JSON.stringify(request)).digest('base64url')

/** Scopes a key to its sender: an account, or whoever knows the cart. The same key of somebody else is different and reveals nothing. */
const scopedKey = ({ key, personId, request }: Submission) =>
  createHash('sha256')
    .update(JSON.stringify([personId === undefined ? 'cart' : 'account', personId ?? request.cartId, key]))
    .digest('base64url')

/** The order of an idempotency key. The same key with another request is refused. */
async function findOrderOfKey(tx: Transaction, key: string, requestHash: string): Promise<Placed> {
  const [known] = await tx
    .select({ key: checkoutKeys, orderId: orders.id, totals: orders.totals })
    .from(checkoutKeys)
    .innerJoin(orders, eq(orders.id, checkoutKeys.orderId))
    .where(eq(checkoutKeys.key, key))
  if (!known) throw new Error('A checkout key without its order')
  if (known.key.requestHash !== requestHash) throw new ProblemError('order-sent-differently')
  const { orderId, totals } = known
  return { orderId, totals, couponProblem: known.key.couponProblem, payment: await paymentOf(tx, orderId) }
}

/** One transaction: a concurrent request with the same key waits for the row and then finds the order. */
function submitOnce(platform: Platform, submission: Submission, checkedOrders: ReadonlySet<string>): Promise<Placed> {
  const { request, personId, network, answer } = submission
  const [key, requestHash] = [scopedKey(submission), hashOf(request)]
  return stockTransaction(platform, async (tx) => {
    await holdCurrency(platform, tx)
    const fresh = await tx
      .insert(checkoutKeys)
      .values({ key, requestHash, createdAt: platform.clock.now() })
      .onConflictDoNothing()
      .returning({ key: checkoutKeys.key })
    if (fresh.length === 0) {
      // A guest's cart may have been claimed by an account meanwhile.
      await openCart(tx, request.cartId, personId)
      return findOrderOfKey(tx, key, requestHash)
    }
    const placed = await placeOrder(platform, tx, request, { personId, network, answer, checkedOrders })
    const { orderId, couponProblem } = placed
    await tx.update(checkoutKeys).set({ orderId, couponProblem }).where(eq(checkoutKeys.key, key))
    return placed
  })
}

/** Reclaims stock from idle orders. Refuses if none yields. */
async function reclaimStockOrRefuse(platform: Platform, error: OutOfStock, cartId: string): Promise<void> {
  const { isMade, retryAfter } = await reclaimStock(platform, {
    missing: error.missing,
    isGreedy: error.isGreedy,
    cartId
  })
  if (isMade) return
  if (retryAfter === undefined) throw error
  throw new ProblemError('items-about-to-be-paid', { retryAfter })
}

/** Places the order and begins its payment. Retries with the same key return the same order and response. */
export async function submitCheckout(platform: Platform, submission: Submission): Promise<Checkout> {
  const { orderId, totals, couponProblem, payment } = await placeWithRetries(
    platform,
    submission.request.cartId,
    (checkedOrders) => submitOnce(platform, submission, checkedOrders)
  )
  return {
    orderId,
    orderKey: orderKey(platform, orderId),
    totals,
    couponProblem,
    payment: await openPayment(platform, payment)
  }
}

/** The payment of a placed order, created if needed, for a browser to confirm. */
export async function openPayment(platform: Platform, payment: PaymentRow): Promise<Checkout['payment']> {
  const { provider, clientSecret } = await reportProviderErrors(platform, () => beginPayment(platform, payment))
  return { provider: isCovered(payment) || provider === 'manual' ? 'none' : provider, clientSecret }
}

const hasCode = (error: unknown, code: ProblemError['code']) => error instanceof ProblemError && error.code === code

/** Attempts to reclaim stock for one order, because others may take it. */
const reclaimAttemptsMax = 5

/** Clears an obstacle to another unpaid order, or refuses the order. */
async function clearObstacle(platform: Platform, obstacle: Obstacle, cartId: string): Promise<void> {
  if (obstacle.kind === 'challenge') {
    const challenge = await newChallenge(platform, { cartId, unpaid: obstacle.unpaid })
    throw new ProblemError('check-before-order', { challenge })
  }
  const { clock } = platform
  for (const id of obstacle.oldest) {
    const payment = await paymentOf(platform.db, id)
    if (await endUnpaidOrder(platform, { payment, yieldsAt: clock.now() }, clock.now())) return
  }
  const minutes = Math.ceil(obstacle.waitMs / 60_000)
  throw new ProblemError('orders-unpaid', {
    params: { minutes },
    retryAfter: Math.ceil(obstacle.waitMs / 1000)
  })
}

/**
 * Places an order, clears obstacles and retries: an earlier order of the cart that may be paid, so that nobody pays twice; pieces reserved by
 * expired or idle orders; the limits on unpaid orders. `checkedOrders` collects the orders whose payment was checked.
 */
export async function placeWithRetries<T>(
  platform: Platform,
  cartId: string,
  place: (checkedOrders: ReadonlySet<string>) => Promise<T>
): Promise<T> {
  const [checkedOrders, paid] = [new Set<string>(), [] as string[]]
  let [isReleased, rooms] = [false, 0]
  for (;;) {
    try {
      return await place(checkedOrders)
    } catch (error) {
      if (error instanceof PaymentUncertain) {
        for (const { number, payment } of error.waiting) {
          if ((await reportProviderErrors(platform, () => syncPayment(platform, payment))) === 'succeeded')
            paid.push(number)
          checkedOrders.add(payment.orderId)
        }
      } else if (error instanceof UnpaidLimitReached) {
        rooms += 1
        if (rooms > reclaimAttemptsMax) throw new ProblemError('orders-in-the-way', { retryAfter: 5 })
        await clearObstacle(platform, error.obstacle, cartId)
      } else if (error instanceof OutOfStock && rooms < reclaimAttemptsMax) {
        const isFreed = !isReleased && (await releaseUnpaid(platform)) > 0
        isReleased = true
        rooms += 1
        if (!isFreed) await reclaimStockOrRefuse(platform, error, cartId)
      } else if (hasCode(error, 'empty-cart') && paid.length > 0) {
        throw new ProblemError('order-paid-already', { params: { orders: paid } })
      } else throw error
    }
  }
}
