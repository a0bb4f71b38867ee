import type { Module } from '../../platform/module.ts'
import { reply, routes } from '../../platform/route.ts'
import { countGuess } from '../coupons/index.ts'
import { claimCart } from './claim.ts'
import { clearCarts, clearRemovedDesigns } from './clear-up.ts'
import { clearDesignQuotas, designQuotaFor } from './design-quota.ts'
import { readLineDesign } from './line-design.ts'
import {
  addBatch,
  addGiftCard,
  addLine,
  createCart,
  changeLine,
  getCart,
  removeGiftCard,
  removeLine,
  setCoupon
} from './service.ts'

/** Routes of carts. */
export const cartsModule: Module = (app, platform) => {
  routes(app, platform)
    .on('POST /api/v1/carts', async ({ person }) => {
      const { cart, isNew } = await createCart(platform, person?.id)
      return reply(isNew ? 201 : 200, cart)
    })
    .on('GET /api/v1/carts/{id}', ({ params, person }) => getCart(platform, params.id, person?.id))
    .on('POST /api/v1/carts/{id}/lines', async ({ params, body, person, request }) => {
      const takeIn = designQuotaFor(platform, person, request)
      const { cart, isNew } = await addLine(platform, params.id, person?.id, body, takeIn)
      return reply(isNew ? 201 : 200, cart)
    })
    .on('POST /api/v1/carts/{id}/batches', ({ params, body, person, request }) =>
      addBatch(platform, params.id, person?.id, body, designQuotaFor(platform, person, request))
    )
    .on('PATCH /api/v1/carts/{id}/lines/{lineId}', ({ params, body, person }) =>
      changeLine(platform, params.id, person?.id, params.lineId, body)
    )
    .on('DELETE /api/v1/carts/{id}/lines/{lineId}', ({ params, person }) =>
      removeLine(platform, params.id, person?.id, params.lineId)
    )
    .on('GET /api/v1/carts/{id}/lines/{lineId}/design', ({ params, person }) =>
      readLineDesign(platform, params.id, person?.id, params.lineId)
    )
    .on('PUT /api/v1/carts/{id}/coupon', ({ params, body, person, request }) =>
      countGuess(platform, { cartId: params.id, ip: request.ip, typed: body.coupon }, () =>
        setCoupon(platform, params.id, person?.id, body.coupon)
      )
    )
    .on('POST /api/v1/carts/{id}/gift-cards', ({ params, body, person, request }) =>
      countGuess(
        platform,
        { kind: 'gift-card', cartId: params.id, personId: person?.id, ip: request.ip, typed: body.code },
        () => addGiftCard(platform, params.id, person?.id, body.code)
      )
    )
    .on('DELETE /api/v1/carts/{id}/gift-cards/{giftCardId}', ({ params, person }) =>
      removeGiftCard(platform, params.id, person?.id, params.giftCardId)
    )
    .on('POST /api/v1/carts/{id}/claim', ({ params, person }) => claimCart(platform, params.id, person.id))

  platform.jobs.every('carts.forget', '20 3 * * *', async () => {
    await clearCarts(platform)
    await clearRemovedDesigns(platform)
    await clearDesignQuotas(platform)
  })
}
