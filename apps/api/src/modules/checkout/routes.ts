import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { quoteCart } from './quote.ts'
import { submitCheckout } from './service.ts'

/** From a cart to an order. */
export const checkout: Module = (app, platform) => {
  routes(app, platform)
    .on('POST /api/v1/quotes', ({ body, person }) => quoteCart(platform, body, person?.id))
    .on('POST /api/v1/checkouts', ({ body, headers, person }) => submitCheckout(platform, { key: headers['idempotency-key'], request: body, personId: person?.id }))
}
