import { cartFailureOf, cartOf, failedCartChangeOf, isApplyingCoupon, isCartBusy, isCartEmpty, isCartLoading, pendingLinesOf } from '@motif/flows/cart'
import { failureOf } from '@motif/flows/outcome'
import { toaster } from '@motif/ui/components/toaster'
import { m } from '@motif/ui/messages'
import { CartScreen } from '@motif/ui/screens/cart'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { cartActor } from '../services/cart-flow.ts'
import { shippingCountries } from '../services/countries.ts'
import { emptyCart } from '../services/empty-cart.ts'
import { useQuote } from '../services/quote.ts'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

function Cart() {
  const actor = cartActor()
  const snapshot = useSelector(actor, (current) => current)
  const cart = cartOf(snapshot) ?? (isCartEmpty(snapshot) ? emptyCart : null)
  const [country, setCountry] = useState('US')
  // The shop can only total what has arrived there.
  const quote = useQuote(isCartBusy(snapshot) ? null : cart, country)
  const failure = cartFailureOf(snapshot)
  const isAboutCoupon = failedCartChangeOf(snapshot)?.kind === 'coupon'
  // Prices and stock may have changed since this page was last shown.
  useEffect(() => actor.send({ type: 'REFRESH' }), [actor])

  const remove = ({ lineId }: { lineId: string }) => {
    const line = cart?.lines.find(({ id }) => id === lineId)
    actor.send({ type: 'REMOVE', lineId })
    if (line) toaster.show({ title: m.cart_removed({ name: line.name }), picture: line.image, action: { label: m.common_undo(), onAct: () => actor.send({ type: 'UNDO_REMOVE' }) } })
  }

  return (
    <CartScreen
      cart={cart ?? undefined}
      isLoading={isCartLoading(snapshot)}
      failure={isAboutCoupon ? null : failure}
      onRetry={() => actor.send({ type: 'REFRESH' })}
      pendingLines={pendingLinesOf(snapshot)}
      onQuantity={({ lineId, quantity }) => actor.send({ type: 'CHANGE_QUANTITY', lineId, quantity })}
      onRemove={remove}
      designHref={({ line }) => `/designertool?line=${encodeURIComponent(line.id)}`}
      onCoupon={({ coupon }) => actor.send({ type: 'APPLY_COUPON', coupon })}
      isCouponBusy={isApplyingCoupon(snapshot)}
      couponFailure={isAboutCoupon ? failure : null}
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
      onCountry={(choice) => setCountry(choice.country)}
    />
  )
}

export function Component() {
  usePageTitle(m.cart_title())
  return <InBrowser waiting={<CartScreen isLoading onQuantity={() => {}} onRemove={() => {}} onCoupon={() => {}} />}>{() => <Cart />}</InBrowser>
}
