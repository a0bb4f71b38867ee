import type { Failure } from '@motif/flows/outcome'
import { CartLinkScreen } from '@motif/ui/screens/cart'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { authenticatedCall, isSignedInHere } from '../services/authenticated-call.ts'
import { useRememberedCart } from '../services/remembered-cart.ts'
import { cartActor, claim } from '../services/cart-flow.ts'
import { failureIn } from '../shell/show-failure-toast.ts'

/** Opens the cart of a reminder mail. It replaces a guest's cart, and is merged with an account's. */
export function RemindedCart({ token }: { token: string }) {
  const navigate = useNavigate()
  const count = useRememberedCart(({ count }) => count)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const open = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { data } = await authenticatedCall('POST /api/v1/cart-reminders/open', { body: { token } })
      cartActor().send({ type: 'CART_REPLACED', cartId: data.cartId })
      if (isSignedInHere()) await claim()
      void navigate('/cart', { replace: true })
    } catch (error) {
      setFailure(failureIn(error))
      setBusy(false)
    }
  }
  return (
    <CartLinkScreen
      replaces={count > 0 && !isSignedInHere()}
      isBusy={isBusy}
      failure={failure}
      onOpen={() => void open()}
    />
  )
}
