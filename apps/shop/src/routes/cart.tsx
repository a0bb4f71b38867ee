import {
  type CartActor,
  type CartEvent,
  type CartSnapshot,
  cartFailureOf,
  cartIdOf,
  cartOf,
  failedCartChangeOf,
  isApplyingCoupon,
  isCartBusy,
  isCartEmpty,
  isCartGone,
  isCartLoading,
  isCartLocked,
  isCartWaiting,
  pendingLinesOf
} from '@motif/flows/cart'
import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { CartScreen, type CartScreenProps } from '@motif/ui/screens/cart'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { withReturnTo } from '../accounts/return-to.ts'
import { cartActor } from '../services/cart-flow.ts'
import { rememberCountry, shippingCountries, usualCountry } from '../services/countries.ts'
import { emptyCart } from '../services/empty-cart.ts'
import { useQuote } from '../services/quote.ts'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'
import { useSessionStatus } from '../shell/session.ts'

/** What went wrong with the last change, told where it was made. */
function failuresIn(snapshot: CartSnapshot) {
  const failure = cartFailureOf(snapshot)
  const change = failedCartChangeOf(snapshot)
  if (failure === null || change === null) return { failure }
  if (change.kind === 'coupon') return { couponFailure: failure }
  const isShown = 'lineId' in change && cartOf(snapshot)?.lines.some(({ id }) => id === change.lineId)
  return isShown ? { lineFailure: { lineId: change.lineId, failure } } : { failure }
}

/** Takes a line away, and offers to bring it back. */
function withUndo(actor: CartActor, snapshot: CartSnapshot, lineId: string) {
  const cart = cartOf(snapshot)
  const line = [...(cart?.lines ?? []), ...(cart?.savedLines ?? [])].find(({ id }) => id === lineId)
  const offer = (title: string, onAct: () => void) =>
    line &&
    toaster.show({ about: `line ${lineId}`, title, picture: line.image, action: { label: m.common_undo(), onAct } })
  const name = line?.name ?? ''
  return {
    remove() {
      actor.send({ type: 'REMOVE', lineId })
      offer(m.cart_removed({ name }), () => actor.send({ type: 'UNDO_REMOVE', lineId }))
    },
    save() {
      actor.send({ type: 'SAVE_FOR_LATER', lineId })
      offer(m.cart_saved_for_later({ name }), () => actor.send({ type: 'MOVE_TO_CART', lineId }))
    }
  }
}

function Cart() {
  const actor = cartActor()
  const snapshot = useSelector(actor, (current) => current)
  const cart = cartOf(snapshot) ?? (isCartEmpty(snapshot) ? emptyCart : null)
  const [country, setCountry] = useState(usualCountry)
  // The shop can only total what has arrived there.
  const quote = useQuote(isCartBusy(snapshot) ? null : cart, country)
  const session = useSessionStatus()
  // Who has a cart in their account sees it here, also in a browser that knows of none.
  const isOwnUnknown =
    session === 'customer' && cartIdOf(snapshot) === null && !isCartBusy(snapshot) && cartFailureOf(snapshot) === null
  // Prices and stock may have changed since this page was last shown.
  useEffect(() => actor.send({ type: 'REFRESH' }), [actor])
  useEffect(() => {
    if (isOwnUnknown) actor.send({ type: 'CLAIM' })
  }, [actor, isOwnUnknown])
  const [notOrdered, setNotOrdered] = useState(
    useLocation().state as { notOrdered?: CartScreenProps['notOrdered'] } | null
  )
  const act = (event: CartEvent) => {
    setNotOrdered(null)
    actor.send(event)
  }

  return (
    <CartScreen
      cart={cart ?? undefined}
      isLoading={isCartLoading(snapshot)}
      {...failuresIn(snapshot)}
      onRetry={() => actor.send({ type: 'REFRESH' })}
      isWaiting={isCartWaiting(snapshot)}
      isGone={isCartGone(snapshot)}
      notOrdered={notOrdered?.notOrdered}
      {...(isCartLocked(snapshot) ? { loginHref: withReturnTo('/login', '/cart') } : undefined)}
      onSendNow={() => actor.send({ type: 'RETRY' })}
      pendingLines={pendingLinesOf(snapshot)}
      onQuantity={({ lineId, quantity }) => act({ type: 'CHANGE_QUANTITY', lineId, quantity })}
      onNoticeSeen={({ lineId }) =>
        actor.send({
          type: 'CHANGE_QUANTITY',
          lineId,
          quantity: cart?.lines.find(({ id }) => id === lineId)?.quantity ?? 1
        })
      }
      onRemove={({ lineId }) => {
        setNotOrdered(null)
        withUndo(actor, snapshot, lineId).remove()
      }}
      onSaveForLater={({ lineId }) => {
        setNotOrdered(null)
        withUndo(actor, snapshot, lineId).save()
      }}
      onMoveToCart={({ lineId }) => actor.send({ type: 'MOVE_TO_CART', lineId })}
      designHref={({ line }) => `/designertool?line=${encodeURIComponent(line.id)}`}
      onCoupon={({ coupon }) => actor.send({ type: 'APPLY_COUPON', coupon })}
      isCouponBusy={isApplyingCoupon(snapshot)}
      estimate={
        quote.data && {
          countries: shippingCountries(),
          country,
          methods: quote.data.methods,
          totals: quote.data.totals,
          isBusy: quote.isLoading || isCartBusy(snapshot),
          failure: quote.error === undefined ? null : failureOf(quote.error)
        }
      }
      onCountry={(choice) => {
        rememberCountry(choice.country)
        setCountry(choice.country)
      }}
    />
  )
}

const noop = () => {}

export function Component() {
  usePageTitle(m.cart_title())
  return (
    <InBrowser waiting={<CartScreen isLoading onQuantity={noop} onRemove={noop} onCoupon={noop} />}>
      {() => <Cart />}
    </InBrowser>
  )
}
