import { authenticatedCall as call } from '../services/authenticated-call.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'

interface Wish {
  cartId: string
  email: string
  reminder: boolean
  /** What was last said of it here. */
  before: boolean
}

/** Tells the shop whether it may remind of the cart. The checkout goes on meanwhile, also where that fails. */
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
