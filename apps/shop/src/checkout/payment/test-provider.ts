import { call } from '../../services/api.ts'
import type { PaymentMethodUi } from './provider.ts'

/** The built-in provider: needs only a test card number, and simulates 3-D Secure in a dialog. */
export const testProvider: PaymentMethodUi = {
  check: async () => undefined,
  async confirm({ order, details: { card }, challenge, signal }) {
    const { data } = await call('POST /api/v1/test-payments/{clientSecret}/confirm', {
      params: { clientSecret: order.payment.clientSecret },
      body: { card: typeof card === 'string' ? card : '', ...(challenge === undefined ? undefined : { challenge }) },
      signal
    })
    return data.status === 'declined' && challenge === 'failed'
      ? { status: 'declined', reason: 'not-confirmed' }
      : { status: data.status }
  }
}
