import { type Failure, failureOf } from '@motif/flows/outcome'
import { useState } from 'react'
import { authenticatedCall as call } from '../services/authenticated-call.ts'

interface GiftCardActions {
  cartId: string
  /** Amounts paid by gift cards must be recalculated. */
  onChange: () => void
}

/** Gift card payment. A code is sent once, and stored nowhere in the browser. */
export function useGiftCards({ cartId, onChange }: GiftCardActions) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const change = async (request: () => Promise<unknown>) => {
    setBusy(true)
    setFailure(null)
    try {
      await request()
      onChange()
    } catch (error) {
      setFailure(failureOf(error))
    }
    setBusy(false)
  }
  return {
    isBusy,
    failure,
    onAdd: ({ code }: { code: string }) =>
      void change(() => call('POST /api/v1/carts/{id}/gift-cards', { params: { id: cartId }, body: { code } })),
    onRemove: ({ id }: { id: string }) =>
      void change(() =>
        call('DELETE /api/v1/carts/{id}/gift-cards/{giftCardId}', { params: { id: cartId, giftCardId: id } })
      )
  }
}
