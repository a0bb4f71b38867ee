import type { ConfirmRequest, PaymentResponse } from '@motif/flows/checkout'
import { authenticatedCall as call } from '../../services/authenticated-call.ts'

/** Gift cards cover the whole order: they were charged when it was placed. */
export async function confirmCovered({ order, signal }: ConfirmRequest): Promise<PaymentResponse> {
  const { data } = await call('GET /api/v1/orders/{id}', {
    params: { id: order.orderId },
    query: { key: order.orderKey },
    signal
  })
  return { status: data.status === 'pending' || data.status === 'cancelled' ? 'declined' : 'succeeded' }
}
