import { authenticatedCall as call } from '../services/authenticated-call.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'

interface Wish {
  cartId: string
  email: string
  reminder: boolean
  /** The last sent value. */
  before: boolean
}

/** Tells the API whether a cart reminder is wanted. The checkout does not wait, and ignores failures. */
export async function keepReminder({ cartId, email, reminder, before }: Wish): Promise<void> {
  if (!reminder && !before) return
  const params = { id: cartId }
  try {
    await (reminder
      ? call('PUT /api/v1/carts/{id}/reminder', { params, body: { email } })
      : call('DELETE /api/v1/carts/{id}/reminder', { params }))
  } catch (error) {
    showFailureToast(error)
  }
}
