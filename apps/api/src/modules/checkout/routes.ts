import type { Module } from '../../platform/module.ts'
import { networkOf } from '../../platform/client-address.ts'
import { routes } from '../../platform/route.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { countGuess } from '../coupons/index.ts'
import { clearCheckouts } from './clear-up.ts'
import { quoteCart } from './quote.ts'
import { submitCheckout } from './service.ts'

/** Routes of the checkout. */
export const checkoutModule: Module = (app, platform) => {
  routes(app, platform)
    .on('POST /api/v1/quotes', ({ body, person, request }) =>
      countGuess(platform, { cartId: body.cartId, ip: request.ip, typed: body.coupon }, () =>
        quoteCart(platform, body, person?.id)
      )
    )
    .on('POST /api/v1/checkouts', ({ body, headers, person, request }) =>
      countGuess(platform, { cartId: body.cartId, ip: request.ip, typed: body.coupon }, () =>
        submitCheckout(platform, {
          key: headers['idempotency-key'],
          request: body,
          personId: person?.id,
          network: keyedHash(platform, 'networks of orders', networkOf(request.ip)),
          answer: headers['challenge-answer']
        })
      )
    )

  platform.jobs.every('checkout.forget', '50 3 * * *', () => clearCheckouts(platform))
}
