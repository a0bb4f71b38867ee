import type { SavedAddress } from '@motif/contract'
import { useState } from 'react'
import { Navigate } from 'react-router'
import type { SWRResponse } from 'swr'
import { withReturnTo } from '../accounts/return-to.ts'
import type { ScreenAddress } from '../loading/define-route.tsx'
import { isSignedInHere } from '../services/authenticated-call.ts'
import { useRememberedCart } from '../services/remembered-cart.ts'
import { useUser } from '../shell/client-state.ts'
import { useSessionStatus } from '../shell/session-status.ts'
import { Checkout } from './checkout.tsx'
import { expressAddresses } from './express.ts'
import { keptDraft } from './use-checkout.ts'
import { stepIn } from './use-step-in-url.ts'
import { Waiting } from './waiting.tsx'

interface CheckoutOfCartProps {
  search: ScreenAddress['search']
  addresses: SWRResponse<SavedAddress[]>
}

/** Page state in the checkout's URL. */
const addressOf = (search: URLSearchParams) => {
  const step = stepIn(search)
  return step === undefined ? '/checkout' : `/checkout?step=${step}`
}

/** The checkout of this browser's cart, or why it is unavailable. */
export function CheckoutOfCart({ search, addresses }: CheckoutOfCartProps) {
  const status = useSessionStatus()
  const user = useUser()
  const { id, count, belongsToAccount = false } = useRememberedCart()
  const [hadCart, setHadCart] = useState(false)
  if (id !== null && !hadCart) setHadCart(true)
  const draft = keptDraft()
  const returned = search.get('order')
  // Returned from the bank's page in a browser without this checkout.
  if (returned !== null && draft?.order?.orderId !== returned)
    return (
      <Navigate to={`/orderspage?${new URLSearchParams({ order: returned, key: search.get('key') ?? '' })}`} replace />
    )
  const isBookKnown = user === null || addresses.data !== undefined || addresses.error !== undefined
  if (status === 'unknown' || !isBookKnown) return <Waiting />
  // A started payment is followed by its order's own key.
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
      express={expressAddresses(addresses.data)}
      isUnconfirmed={search.get('redirect_status') === 'failed'}
      savedAddresses={addresses.data}
    />
  )
}
