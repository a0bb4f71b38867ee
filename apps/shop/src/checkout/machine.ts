import { checkoutMachine, payWith } from '@motif/flows/checkout'
import { fromPromise } from 'xstate'
import { call } from '../services/api.ts'

/** Checkout with the built-in test provider. */
export const checkout = checkoutMachine.provide({
  actors: {
    quote: fromPromise(async ({ input }) => (await call('POST /api/v1/quotes', { body: input })).data),
    newKey: fromPromise<string>(async () => crypto.randomUUID()),
    placeOrder: fromPromise(async ({ input: { key, request } }) => (await call('POST /api/v1/checkouts', { headers: { 'idempotency-key': key }, body: request })).data),
    payer: payWith(async ({ order, details: { card }, challenge, signal }) => {
      const { data } = await call('POST /api/v1/test-payments/{clientSecret}/confirm', {
        params: { clientSecret: order.payment.clientSecret },
        body: { card: typeof card === 'string' ? card : '', ...(challenge === undefined ? undefined : { challenge }) },
        signal
      })
      return data.status
    }),
    lookUpOrder: fromPromise(async ({ input: { orderId, orderKey } }) => (await call('GET /api/v1/orders/{id}', { params: { id: orderId }, query: { key: orderKey } })).data)
  }
})
