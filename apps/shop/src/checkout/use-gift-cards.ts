import { type Failure, failureOf } from '@motif/flows/outcome'
import { useState } from 'react'
import { authenticatedCall as call } from '../services/authenticated-call.ts'

interface GiftCardActions {
  cartId: string
  /** What gift cards pay is to be worked out anew. */
  onChange: () => void
}

/** Paying with gift cards. A code goes to the shop once, and is kept nowhere in the browser. */
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
