import type { CheckoutRequest, CouponProblem, Totals } from '@motif/contract'
import { currentLocale } from '../../platform/locale.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { deleteReminders } from '../cart-reminders/index.ts'
import { checkUnchecked, openCart, priceAt, priceCart, readDesigns, readLines } from '../carts/index.ts'
import { subscribe } from '../newsletter/index.ts'
import type { PaymentRow } from '../payments/index.ts'
import type { StockTransaction } from '../catalogue/index.ts'
import { assertMinimumOrder } from './minimum-order.ts'
import { redeemAnswer } from './challenge.ts'
import { placeLines, refuseWithdrawn } from './place-lines.ts'
import { type Obstacle, findObstacle } from './unpaid-orders.ts'

export interface Placed {
  orderId: string
  totals: Totals
  /** Why the cart's coupon is not applied. */
  couponProblem: CouponProblem | null
  payment: PaymentRow
}

/** The buyer has other unpaid orders: an obstacle must be cleared first, outside of any transaction. */
export class UnpaidLimitReached extends Error {
  override readonly name = 'UnpaidBefore'
  readonly obstacle: Obstacle
  constructor(obstacle: Obstacle) {
    super('Too many orders were placed and not paid')
    this.obstacle = obstacle
  }
}

export interface Placing {
  personId: string | undefined
  /** Keyed hash of the caller's network. */
  network: string
  /** The answer to a challenge. */
  answer: string | undefined
  /** Orders whose payment was checked with the provider. */
  checkedOrders: ReadonlySet<string>
}

/**
 * Creates an unpaid order from a cart, and reserves its pieces and gift card amounts, in the transaction. Locks in the global order: cart, coupon,
 * buyer (network, then mailbox), orders, variants, gift cards. Replaces an earlier unpaid order of the same cart, once the provider was asked about
 * it (`checkedOrders`); before that it throws `PaymentUncertain`. Throws `UnpaidLimitReached` at the limits on unpaid orders, `OutOfStock` if
 * pieces are missing.
 */
export async function placeOrder(
  platform: Platform,
  tx: StockTransaction,
  request: CheckoutRequest,
  { personId, network, answer, checkedOrders }: Placing
): Promise<Placed> {
  const { shippingAddress } = request
  const cart = await openCart(tx, request.cartId, personId, true)
  const all = await readLines(tx, cart.id)
  refuseWithdrawn(all)
  const priced = await priceCart(platform, tx, cart, all, {
    typedCoupon: request.coupon,
    buyer: { personId, email: request.email },
    tx
  })
  const { lines, couponProblem } = priced
  if (lines.length === 0) throw new ProblemError('nothing-to-order')
  assertMinimumOrder(platform, priced)
  await checkUnchecked(platform, tx, lines)
  const { country, region } = shippingAddress
  const {
    method,
    totals: priceTotals,
    lines: amounts,
    usedCoupon
  } = priceAt(platform, priced, { country, region, pointer: '/shippingAddress/country' }, request.shippingMethod)
  if (!method)
    throw new ProblemError('delivery-not-offered', {
      errors: [{ pointer: '/shippingMethod', reason: 'delivery-unknown' }]
    })

  const obstacle = await findObstacle(platform, tx, { personId, email: request.email, network }, cart.id)
  if (obstacle && !(obstacle.kind === 'challenge' && (await redeemAnswer(platform, tx, answer, request.cartId))))
    throw new UnpaidLimitReached(obstacle)
  const { orderId, totals, payment } = await placeLines(platform, tx, {
    cartId: cart.id,
    customerId: personId ?? null,
    email: request.email,
    shippingAddress,
    billingAddress: request.billingAddress ?? shippingAddress,
    method,
    lines,
    amounts,
    totals: priceTotals,
    readDesigns,
    coupon: usedCoupon,
    giftNote: request.giftNote ?? null,
    giftCards: cart.giftCards.filter((card) => request.giftCards?.includes(card)),
    // A large order, or one of a buyer with unpaid orders, yields at once.
    isGreedy: obstacle !== undefined,
    network,
    checkedOrders
  })
  await deleteReminders(tx, { cartId: cart.id, email: request.email })
  // Last, because newsletter requests from other pages hold no other locks.
  if (request.newsletter) await subscribe(platform, { email: request.email, locale: currentLocale() }, { tx })
  return { orderId, totals, couponProblem, payment }
}
