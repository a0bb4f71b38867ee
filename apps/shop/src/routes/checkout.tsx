import { m } from '@motif/messages'
import { CheckoutScreen, type CheckoutScreenProps } from '@motif/ui/screens/checkout'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { withReturnTo } from '../accounts/return-to.ts'
import { Checkout } from '../checkout/checkout.tsx'
import { expressAddresses } from '../checkout/express.ts'
import { keptDraft } from '../checkout/use-checkout.ts'
import { stepIn } from '../checkout/use-step-in-url.ts'
import type { KnownSearch, ServerDataRequest } from '../loading/screen-module.ts'
import { useCall } from '../services/api.ts'
import { isSignedInHere } from '../services/as-person.ts'
import { useRememberedCart } from '../services/cart.ts'
import { useUser } from '../shell/client-state.ts'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'
import { useSessionStatus } from '../shell/session.ts'

const nobody = () => {}

/** Once it is over the page has the shop's header. */
export const knownSearch = ({ url }: ServerDataRequest): KnownSearch => ({
  search: new URLSearchParams(url.search === '?step=done' ? url.search : undefined)
})

const emptyDraft = { email: '', shippingAddress: null, billingAddress: null, giftNote: '' }

/** Nothing is known yet; or why nobody can go on here. */
const Waiting = (why: Pick<CheckoutScreenProps, 'loggedOutHref' | 'isEmptiedElsewhere'>) => (
  <CheckoutScreen
    step="email"
    isOpening
    {...why}
    entered={emptyDraft}
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

/** Where somebody stands in the checkout. */
const addressOf = (search: URLSearchParams) => {
  const step = stepIn(search)
  return step === undefined ? '/checkout' : `/checkout?step=${step}`
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
  const { id, count, belongsToAccount = false } = useRememberedCart()
  const [hadCart, setHadCart] = useState(false)
  if (id !== null && !hadCart) setHadCart(true)
  const draft = keptDraft()
  const returned = search.get('order')
  // Back from a bank's own page, in a browser that knows nothing of this checkout.
  if (returned !== null && draft?.order?.orderId !== returned)
    return (
      <Navigate to={`/orderspage?${new URLSearchParams({ order: returned, key: search.get('key') ?? '' })}`} replace />
    )
  if (status === 'unknown' || !isKnown) return <Waiting />
  // A payment that was begun is followed to its end by its order's own key.
  const isFollowed = draft !== undefined && (draft.step === 'done' || draft.paymentTried)
  if (belongsToAccount && status === 'visitor' && !isSignedInHere() && !isFollowed)
    return <Waiting loggedOutHref={withReturnTo('/login', addressOf(search))} />
  const cartId = id ?? (draft?.step === 'done' || returned !== null ? (draft?.cartId ?? null) : null)
  if (cartId === null) return hadCart ? <Waiting isEmptiedElsewhere /> : <Navigate to="/cart" replace />
  return (
    <Checkout
      key={user?._id}
      cartId={cartId}
      isFilled={count > 0}
      {...(user === null ? undefined : { email: user.email, personId: user._id })}
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
