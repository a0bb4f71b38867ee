import type { ConfirmRequest, PaymentResponse } from '@motif/flows/checkout'
import { authenticatedCall as call } from '../../services/authenticated-call.ts'

/** Gift cards pay all of an order: the shop has taken them when it was placed, and the order says so. */
export async function confirmCovered({ order, signal }: ConfirmRequest): Promise<PaymentResponse> {
  const { data } = await call('GET /api/v1/orders/{id}', {
    params: { id: order.orderId },
    query: { key: order.orderKey },
    signal
  })
  return { status: data.status === 'pending' || data.status === 'cancelled' ? 'declined' : 'succeeded' }
}
