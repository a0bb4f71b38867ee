import { and, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Module } from '../../platform/module.ts'
import { reply, routes } from '../../platform/route.ts'
import { claimCart } from './claim.ts'
import { addBatch, addLine, beginCart, changeLine, getCart, removeLine, setCoupon } from './service.ts'
import { carts as table } from './tables.ts'

/** A visitor's cart nobody touched for this long is forgotten, and so is the old address of one that was joined to another. */
const keptDays = 90

/** What people mean to buy. */
export const carts: Module = (app, platform) => {
  routes(app, platform)
    .on('POST /api/v1/carts', async ({ person }) => {
      const { cart, isNew } = await beginCart(platform, person?.id)
      return reply(isNew ? 201 : 200, cart)
    })
    .on('GET /api/v1/carts/{id}', ({ params, person }) => getCart(platform, params.id, person?.id))
    .on('POST /api/v1/carts/{id}/lines', async ({ params, body, person }) => {
      const { cart, isNew } = await addLine(platform, params.id, person?.id, body)
      return reply(isNew ? 201 : 200, cart)
    })
    .on('POST /api/v1/carts/{id}/batches', ({ params, body, person }) => addBatch(platform, params.id, person?.id, body))
    .on('PATCH /api/v1/carts/{id}/lines/{lineId}', ({ params, body, person }) => changeLine(platform, params.id, person?.id, params.lineId, body))
    .on('DELETE /api/v1/carts/{id}/lines/{lineId}', ({ params, person }) => removeLine(platform, params.id, person?.id, params.lineId))
    .on('PUT /api/v1/carts/{id}/coupon', ({ params, body, person }) => setCoupon(platform, params.id, person?.id, body.coupon))
    .on('POST /api/v1/carts/{id}/claim', ({ params, person }) => claimCart(platform, params.id, person.id))

  platform.jobs.every('carts.forget', '20 3 * * *', async () => {
    const before = new Date(platform.clock.now().getTime() - keptDays * 86_400_000)
    await platform.db.delete(table).where(and(or(isNull(table.customerId), isNotNull(table.mergedInto)), lt(table.updatedAt, before)))
  })
}
