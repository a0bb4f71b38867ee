import { checkoutMachine, payWith } from '@motif/flows/checkout'
import { fromPromise } from 'xstate'
import { authenticatedCall as call } from '../services/authenticated-call.ts'
import { solveInWorker } from './challenge/solve-in-worker.ts'
import { confirmCovered } from './payment/covered-by-gift-cards.ts'
import type { PaymentFormRegistry } from './payment/provider.ts'
import { testProvider } from './payment/test-provider.ts'

async function isPaidElsewhere({
  provider,
  clientSecret
}: {
  provider: 'test' | 'stripe'
  clientSecret: string
}): Promise<boolean> {
  if (provider === 'test') return false
  const { isPaidAtStripe } = await import('./payment/stripe.ts')
  return isPaidAtStripe(clientSecret)
}

/** The checkout machine, with the payment provider of the order. */
export const checkoutAt = (desk: PaymentFormRegistry) =>
  checkoutMachine.provide({
    actors: {
      quote: fromPromise(async ({ input }) => (await call('POST /api/v1/quotes', { body: input })).data),
      newKey: fromPromise<string>(async () => crypto.randomUUID()),
      placeOrder: fromPromise(
        async ({ input: { key, request, answer } }) =>
          (
            await call('POST /api/v1/checkouts', {
              headers: {
                'idempotency-key': key,
                ...(answer === undefined ? undefined : { 'challenge-answer': answer })
              },
              body: request
            })
          ).data
      ),
      solveChallenge: fromPromise(({ input: { challenge }, signal }) => solveInWorker(challenge, signal)),
      payer: payWith((request) => {
        const { provider } = request.order.payment
        if (provider === 'none') return confirmCovered(request)
        return (provider === 'test' ? testProvider : desk).confirm(request)
      }),
      lookUpOrder: fromPromise(async ({ input: { orderId, orderKey } }) => {
        const { data: order } = await call('GET /api/v1/orders/{id}', {
          params: { id: orderId },
          query: { key: orderKey }
        })
        // The provider may know of a payment before the API does.
        const isPaid = order.status === 'pending' && order.payment !== null && (await isPaidElsewhere(order.payment))
        return isPaid ? { ...order, status: 'paid' } : order
      })
    }
  })
