import { checkoutFailureOf, type CheckoutSnapshot, checkoutStepOf, enteredOf, isChallenged, isOpening, isQuoting, isReconnecting, isSubmitting, placedOrderOf, quoteOf, typedOf } from '@motif/flows/checkout'
import { m } from '@motif/ui/messages'
import { CheckoutScreen, type CheckoutScreenProps } from '@motif/ui/screens/checkout'
import { useCallback, useEffect } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { beginRegistration } from '../accounts/begin-registration.ts'
import { withReturnTo } from '../accounts/return-to.ts'
import { expressAddresses } from '../checkout/express.ts'
import { paymentForm } from '../checkout/payment/payment-form.tsx'
import { usePaying } from '../checkout/paying.ts'
import { keptDraft, useCheckout } from '../checkout/use-checkout.ts'
import { useGoods } from '../checkout/use-goods.ts'
import { stepIn, useStepInUrl } from '../checkout/use-step-in-url.ts'
import { useCall } from '../services/api.ts'
import { rememberedCart } from '../services/cart.ts'
import { forgetCart } from '../services/cart-flow.ts'
import { shippingCountries } from '../services/countries.ts'
import { arrivalOf, today } from '../services/delivery.ts'
import { emptyCart } from '../services/empty-cart.ts'
import { useUser } from '../shell/client-state.ts'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'
import { useSessionStatus } from '../shell/session.ts'

function statusOf(snapshot: CheckoutSnapshot): NonNullable<CheckoutScreenProps['status']> {
  if (isChallenged(snapshot)) return 'challenged'
  if (isReconnecting(snapshot)) return 'reconnecting'
  if (!isSubmitting(snapshot)) return 'idle'
  return placedOrderOf(snapshot) === null ? 'placing' : 'paying'
}

const nobody = () => {}
const nothing = { email: '', shippingAddress: null, billingAddress: null, giftNote: '' }

const Waiting = () => (
  <CheckoutScreen
    step="email"
    isOpening
    entered={nothing}
    initial={{ email: '', shipping: {}, billing: null, giftNote: '' }}
    countries={[]}
    methods={[]}
    onEmail={nobody}
    onAddress={nobody}
    onMethod={nobody}
    onStep={nobody}
    onPay={nobody}
    onChallenge={nobody}
  />
)

type CheckoutProps = Parameters<typeof useCheckout>[0] & { savedAddresses: CheckoutScreenProps['savedAddresses'] | undefined }

function Checkout({ savedAddresses, ...input }: CheckoutProps) {
  const navigate = useNavigate()
  const { actor, snapshot, desk } = useCheckout(input)
  const { pay, isChecking, failure } = usePaying(actor, desk)
  useStepInUrl(actor, snapshot)
  const step = checkoutStepOf(snapshot)
  const status = isChecking ? 'checking' : statusOf(snapshot)
  const goods = useGoods({ isHeld: status !== 'idle' || step === 'done', onChange: useCallback(() => actor.send({ type: 'CART_CHANGED' }), [actor]) })
  const { lines, totals } = goods === 'none' ? emptyCart : (goods ?? {})
  const quote = quoteOf(snapshot)
  const order = placedOrderOf(snapshot)
  const { output } = snapshot
  const { cartId, shippingMethod, outOfStock } = snapshot.context
  const { data: confirmed } = useCall('GET /api/v1/orders/{id}', step === 'done' && order !== null ? { params: { id: order.orderId }, query: { key: order.orderKey } } : undefined)
  const isGuest = input.email === undefined

  useEffect(() => {
    if (output?.kind === 'ordered' && rememberedCart.get().id === cartId) forgetCart()
    if (output?.kind === 'cart') void navigate('/cart', { replace: true })
  }, [output, cartId, navigate])

  const total = quote?.totals.total
  const form = step === 'payment' && total !== undefined ? paymentForm({ payment: quote?.payment, total, onForm: desk.lay }) : undefined
  return (
    <CheckoutScreen
      step={step}
      isOpening={isOpening(snapshot)}
      initial={typedOf(snapshot)}
      entered={enteredOf(snapshot)}
      onChange={({ typed }) => actor.send({ type: 'TYPED', typed })}
      lines={confirmed?.lines ?? lines}
      totals={confirmed?.totals ?? quote?.totals ?? order?.totals ?? totals}
      couponProblem={quote?.couponProblem}
      failure={failure ?? checkoutFailureOf(snapshot)}
      countries={shippingCountries()}
      {...(savedAddresses === undefined ? undefined : { savedAddresses })}
      {...(isGuest ? { loginHref: withReturnTo('/login', '/checkout') } : undefined)}
      methods={quote?.methods ?? []}
      method={shippingMethod}
      arrivals={Object.fromEntries((quote?.methods ?? []).map(({ id, daysMax }) => [id, arrivalOf({ from: today(), shippingDays: daysMax })]))}
      isQuoting={isQuoting(snapshot)}
      status={status}
      outOfStock={outOfStock}
      paymentForm={form}
      onEmail={(entry) => actor.send({ type: 'ENTER_EMAIL', ...entry })}
      onAddress={(entry) => actor.send({ type: 'ENTER_ADDRESS', ...entry })}
      onMethod={(choice) => actor.send({ type: 'CHOOSE_METHOD', ...choice })}
      onStep={(change) => actor.send({ type: 'GO_TO', ...change })}
      onPay={(details) => void pay(details, { hasForm: form !== undefined })}
      onChallenge={(answer) => actor.send({ type: 'CHALLENGE_ANSWERED', ...answer })}
      {...(confirmed === undefined || order === null
        ? undefined
        : { order: { number: confirmed.number, email: confirmed.email, href: `/orderspage?${new URLSearchParams({ order: order.orderId, key: order.orderKey })}` } })}
      {...(isGuest && confirmed !== undefined ? { registerHref: '/register', onRegister: () => beginRegistration(confirmed.email) } : undefined)}
    />
  )
}

/** The address book, once it is known whether there is one. */
function useAddressBook(isSignedIn: boolean) {
  const { data, error } = useCall('GET /api/v1/addresses', isSignedIn ? {} : undefined)
  return { savedAddresses: data, isKnown: !isSignedIn || data !== undefined || error !== undefined }
}

function CheckoutOfCart() {
  const status = useSessionStatus()
  const user = useUser()
  const [search] = useSearchParams()
  const { savedAddresses, isKnown } = useAddressBook(user !== null)
  const draft = keptDraft()
  const returned = search.get('order')
  // Back from a bank's own page, in a browser that knows nothing of this checkout.
  if (returned !== null && draft?.order?.orderId !== returned) return <Navigate to={`/orderspage?${new URLSearchParams({ order: returned, key: search.get('key') ?? '' })}`} replace />
  if (status === 'unknown' || !isKnown) return <Waiting />
  const cartId = rememberedCart.get().id ?? (draft?.step === 'done' || returned !== null ? (draft?.cartId ?? null) : null)
  if (cartId === null) return <Navigate to="/cart" replace />
  return (
    <Checkout
      key={user?._id}
      cartId={cartId}
      {...(user === null ? undefined : { email: user.email })}
      at={stepIn(search)}
      express={expressAddresses(savedAddresses)}
      isUnconfirmed={search.get('redirect_status') === 'failed'}
      savedAddresses={savedAddresses}
    />
  )
}

export function Component() {
  usePageTitle(m.shell_checkout())
  return <InBrowser waiting={<Waiting />}>{() => <CheckoutOfCart />}</InBrowser>
}
