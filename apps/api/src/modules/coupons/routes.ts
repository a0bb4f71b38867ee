import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { forgetGuesses } from './guesses.ts'
import { addCoupon, changeCoupon, listCoupons } from './service.ts'

/** Routes of coupons for staff; carts and checkout use them. */
export const couponsModule: Module = (app, platform) => {
  routes(app, platform)
    .on('GET /api/v1/admin/coupons', ({ query }) => listCoupons(platform, query))
    .on('POST /api/v1/admin/coupons', ({ person, body }) => addCoupon(platform, person.id, body))
    .on('PATCH /api/v1/admin/coupons/{code}', ({ person, params, body }) =>
      changeCoupon(platform, person.id, params.code, body)
    )

  platform.jobs.every('coupons.forget-guesses', '10 4 * * *', () => forgetGuesses(platform))
}
