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
import { newChallenge } from './challenge.ts'
import { OutOfStock, PaymentUncertain } from './place-lines.ts'
import { type Placed, UnpaidLimitReached, placeOrder } from './place-order.ts'
import { checkoutKeys } from './tables.ts'
import type { Obstacle } from './unpaid-orders.ts'

export interface Submission {
  key: string
  request: CheckoutRequest
  personId: string | undefined
  /** Keyed hash of the network the call comes from. */
  network: string
  /** The answer to a challenge of an earlier try. */
  answer: string | undefined
}

/** The request as the contract's schema left it: its members are in the schema's order, so equal requests are equal texts. */
const hashOf = (request: CheckoutRequest) => createHash('sha256').update(JSON.stringify(request)).digest('base64url')

/**
 * A key belongs to whoever sends it: an account, or whoever knows the cart. Somebody else's key of the same text is another
 * key, and tells nothing of their order.
 */
const scopedKey = ({ key, personId, request }: Submission) =>
  createHash('sha256')
    .update(JSON.stringify([personId === undefined ? 'cart' : 'account', personId ?? request.cartId, key]))
    .digest('base64url')

/** The order an idempotency key has made. The same key with another request is refused. */
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

/** One transaction: whoever sends the same key meanwhile waits at its row and then finds the order. */
function submitOnce(platform: Platform, submission: Submission, checkedOrders: ReadonlySet<string>): Promise<Placed> {
  const { request, personId, network, answer } = submission
  const [key, requestHash] = [scopedKey(submission), hashOf(request)]
  return stockTransaction(platform, async (tx) => {
    const fresh = await tx
      .insert(checkoutKeys)
      .values({ key, requestHash, createdAt: platform.clock.now() })
      .onConflictDoNothing()
      .returning({ key: checkoutKeys.key })
    if (fresh.length === 0) {
      // A visitor's cart may have become somebody's account's meanwhile.
      await openCart(tx, request.cartId, personId)
      return findOrderOfKey(tx, key, requestHash)
    }
    const placed = await placeOrder(platform, tx, request, { personId, network, answer, checkedOrders })
    const { orderId, couponProblem } = placed
    await tx.update(checkoutKeys).set({ orderId, couponProblem }).where(eq(checkoutKeys.key, key))
    return placed
  })
}

/** Whoever pays now comes before orders nobody is paying. Refuses where none gives way. */
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

/** Places the order and begins its payment. Repeated with the same key it is the same order and the same answer. */
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

/** The payment of an order that was placed, begun if need be, for a browser to confirm. */
export async function openPayment(platform: Platform, payment: PaymentRow): Promise<Checkout['payment']> {
  const { provider, clientSecret } = await reportProviderErrors(platform, () => beginPayment(platform, payment))
  return { provider: isCovered(payment) || provider === 'manual' ? 'none' : provider, clientSecret }
}

const hasCode = (error: unknown, code: ProblemError['code']) => error instanceof ProblemError && error.code === code

/** How often room is made for one order: others may take what was freed. */
const reclaimAttemptsMax = 5

/** Clears what stands in the way of another unpaid order, or refuses it. */
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
 * Places an order, and where that meets an obstacle that can be cleared, clears it and tries again: an earlier order of the cart
 * that may be paid, since whoever paid and lost sight of it must not pay again; pieces held by orders whose time is over, or by orders
 * nobody is paying; the limits on unpaid orders. `checkedOrders` grows by orders whose payment the provider was asked about.
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
