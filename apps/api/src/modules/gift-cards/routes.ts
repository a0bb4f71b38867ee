import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { endGiftCards } from './ledger.ts'
import { addGiftCards, adjustGiftCard, changeGiftCard, listGiftCards, readGiftCard, replaceCode } from './staff.ts'

/** Routes of gift cards for staff. Carts and checkout pay with them. */
export const giftCardsModule: Module = (app, platform) => {
  routes(app, platform)
    .on('GET /api/v1/admin/gift-cards', ({ query }) => listGiftCards(platform, query))
    .on('POST /api/v1/admin/gift-cards', ({ person, headers, body }) =>
      addGiftCards(platform, person.id, headers['idempotency-key'], body)
    )
    .on('GET /api/v1/admin/gift-cards/{id}', ({ params }) => readGiftCard(platform, params.id))
    .on('PATCH /api/v1/admin/gift-cards/{id}', ({ person, params, body }) =>
      changeGiftCard(platform, person.id, params.id, body)
    )
    .on('POST /api/v1/admin/gift-cards/{id}/adjustments', ({ person, params, headers, body }) =>
      adjustGiftCard(platform, person.id, { ...body, id: params.id, key: headers['idempotency-key'] })
    )
    .on('POST /api/v1/admin/gift-cards/{id}/code', ({ person, params, headers }) =>
      replaceCode(platform, person.id, { id: params.id, key: headers['idempotency-key'] })
    )

  platform.jobs.every('gift-cards.end', '15 * * * *', () => endGiftCards(platform))
}
