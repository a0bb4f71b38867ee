import {
  cartFailureOf,
  cartIdOf,
  cartOf,
  isApplyingCoupon,
  isCartBusy,
  isCartEmpty,
  isCartGone,
  isCartLoading,
  isCartLocked,
  isCartWaiting,
  pendingLinesOf
} from '@motif/flows/cart'
import { CartScreen } from '@motif/ui/screens/cart'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { withReturnTo } from '../accounts/return-to.ts'
import { cartActor } from '../services/cart-flow.ts'
import { emptyCart } from '../services/empty-cart.ts'
import { useSessionStatus } from '../shell/session-status.ts'
import { failuresIn } from './failures.ts'
import { useCartActions } from './use-cart-actions.ts'
import { useEstimate } from './use-estimate.ts'

/** Connects the cart machine to its screen. */
export function Cart() {
  const actor = cartActor()
  const snapshot = useSelector(actor, (current) => current)
  const cart = cartOf(snapshot) ?? (isCartEmpty(snapshot) ? emptyCart() : null)
  const session = useSessionStatus()
  // An account's cart is shown even if this browser has none.
  const isOwnUnknown =
    session === 'customer' && cartIdOf(snapshot) === null && !isCartBusy(snapshot) && cartFailureOf(snapshot) === null
  // Prices and stock may have changed since the last visit.
  useEffect(() => actor.send({ type: 'REFRESH' }), [actor])
  useEffect(() => {
    if (isOwnUnknown) actor.send({ type: 'CLAIM' })
  }, [actor, isOwnUnknown])
  return (
    <CartScreen
      cart={cart ?? undefined}
      isLoading={isCartLoading(snapshot)}
      {...failuresIn(snapshot)}
      isWaiting={isCartWaiting(snapshot)}
      isGone={isCartGone(snapshot)}
      {...(isCartLocked(snapshot) ? { loginHref: withReturnTo('/login', '/cart') } : undefined)}
      pendingLines={pendingLinesOf(snapshot)}
      designHref={({ line, isFix = false }) =>
        `/designertool?line=${encodeURIComponent(line.id)}${isFix ? '&fix=1' : ''}`
      }
      isCouponBusy={isApplyingCoupon(snapshot)}
      {...useCartActions(actor, snapshot)}
      {...useEstimate(cart, isCartBusy(snapshot))}
    />
  )
}
