import { m } from '@motif/ui/messages'
import { CheckoutScreen } from '@motif/ui/screens/checkout'
import { Navigate, useSearchParams } from 'react-router'
import { Checkout } from '../checkout/checkout.tsx'
import { expressAddresses } from '../checkout/express.ts'
import { keptDraft } from '../checkout/use-checkout.ts'
import { stepIn } from '../checkout/use-step-in-url.ts'
import { useCall } from '../services/api.ts'
import { rememberedCart } from '../services/cart.ts'
import { useUser } from '../shell/client-state.ts'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'
import { useSessionStatus } from '../shell/session.ts'

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
  const { id, count } = rememberedCart.get()
  const cartId = id ?? (draft?.step === 'done' || returned !== null ? (draft?.cartId ?? null) : null)
  if (cartId === null) return <Navigate to="/cart" replace />
  return (
    <Checkout
      key={user?._id}
      cartId={cartId}
      isFilled={count > 0}
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
