import { cartOf } from '@motif/flows/cart'
import { checkoutFailureOf, type CheckoutSnapshot, checkoutStepOf, isChallenged, isQuoting, isReconnecting, isSubmitting, placedOrderOf, quoteOf, typedOf } from '@motif/flows/checkout'
import { m } from '@motif/ui/messages'
import { CheckoutScreen, type CheckoutScreenProps } from '@motif/ui/screens/checkout'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { keptDraft, useCheckout } from '../checkout/use-checkout.ts'
import { useCall } from '../services/api.ts'
import { rememberedCart } from '../services/cart.ts'
import { cartActor, forgetCart } from '../services/cart-flow.ts'
import { shippingCountries } from '../services/countries.ts'
import { arrivalOf, today } from '../services/delivery.ts'
import { useUser } from '../shell/client-state.ts'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'
import { useSessionStatus } from '../shell/session.ts'
import { withReturnTo } from '../accounts/return-to.ts'

function statusOf(snapshot: CheckoutSnapshot): NonNullable<CheckoutScreenProps['status']> {
  if (isChallenged(snapshot)) return 'challenged'
  if (isReconnecting(snapshot)) return 'reconnecting'
  if (!isSubmitting(snapshot)) return 'idle'
  return placedOrderOf(snapshot) === null ? 'placing' : 'paying'
}

const nobody = () => {}

const Waiting = () => (
  <CheckoutScreen step="email" initial={{ email: '', shipping: {}, billing: null }} countries={[]} methods={[]} onEmail={nobody} onAddress={nobody} onMethod={nobody} onStep={nobody} onPay={nobody} onChallenge={nobody} />
)

function Checkout({ cartId, email }: { cartId: string; email: string | undefined }) {
  const navigate = useNavigate()
  const cart = useSelector(cartActor(), cartOf)
  const { actor, snapshot } = useCheckout(cartId, email)
  const quote = quoteOf(snapshot)
  const order = placedOrderOf(snapshot)
  const step = checkoutStepOf(snapshot)
  const { output } = snapshot
  const { data: savedAddresses } = useCall('GET /api/v1/addresses', email === undefined ? undefined : {})
  const confirmed = useCall('GET /api/v1/orders/{id}', step === 'done' && order !== null ? { params: { id: order.orderId }, query: { key: order.orderKey } } : undefined)

  useEffect(() => {
    if (output?.kind === 'ordered' && rememberedCart.get().id === cartId) forgetCart()
    if (output?.kind === 'cart') void navigate('/cart', { replace: true })
  }, [output, cartId, navigate])

  const arrivals = Object.fromEntries((quote?.methods ?? []).map(({ id, daysMax }) => [id, arrivalOf({ from: today(), shippingDays: daysMax })]))
  return (
    <CheckoutScreen
      step={step}
      initial={typedOf(snapshot)}
      onChange={({ typed }) => actor.send({ type: 'TYPED', typed })}
      lines={confirmed.data?.lines ?? cart?.lines}
      totals={order?.totals ?? quote?.totals ?? cart?.totals}
      failure={checkoutFailureOf(snapshot)}
      countries={shippingCountries()}
      {...(savedAddresses === undefined ? undefined : { savedAddresses })}
      {...(email === undefined ? { loginHref: withReturnTo('/login', '/checkout') } : undefined)}
      methods={quote?.methods ?? []}
      method={snapshot.context.shippingMethod}
      arrivals={arrivals}
      isQuoting={isQuoting(snapshot)}
      status={statusOf(snapshot)}
      outOfStock={snapshot.context.outOfStock}
      onEmail={(entry) => actor.send({ type: 'ENTER_EMAIL', ...entry })}
      onAddress={(entry) => actor.send({ type: 'ENTER_ADDRESS', ...entry })}
      onMethod={(choice) => actor.send({ type: 'CHOOSE_METHOD', ...choice })}
      onStep={(change) => actor.send({ type: 'GO_TO', ...change })}
      onPay={(details) => actor.send({ type: 'PAY', details })}
      onChallenge={(answer) => actor.send({ type: 'CHALLENGE_ANSWERED', ...answer })}
      {...(confirmed.data === undefined || order === null
        ? undefined
        : { order: { number: confirmed.data.number, email: confirmed.data.email, href: `/orderspage?${new URLSearchParams({ order: order.orderId, key: order.orderKey })}` } })}
    />
  )
}

function CheckoutOfCart() {
  const status = useSessionStatus()
  const user = useUser()
  const draft = keptDraft()
  const cartId = rememberedCart.get().id ?? (draft?.step === 'done' ? draft.cartId : null)
  if (status === 'unknown') return <Waiting />
  return cartId === null ? <Navigate to="/cart" replace /> : <Checkout key={user?._id} cartId={cartId} email={user?.email} />
}

export function Component() {
  usePageTitle(m.shell_checkout())
  return <InBrowser waiting={<Waiting />}>{() => <CheckoutOfCart />}</InBrowser>
}
