import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { contactMessages } from './tables.ts'

export const contact: Module = (app, platform) => {
  const { config, db, mail, shop, clock, randomId } = platform
  routes(app, platform).on(
    'POST /api/v1/contact_us',
    async ({ body, person }) => {
      await db.transaction(async (tx) => {
        await tx.insert(contactMessages).values({ id: randomId(), userId: person?.id ?? null, ...body, receivedAt: clock.now() })
        await mail.send({ to: shop.supportEmail, template: 'contact-message', data: body }, { tx })
        await mail.send({ to: body.email, template: 'contact-receipt', data: null }, { tx })
      })
      return {}
    },
    { config: { rateLimit: { max: config.rateLimits.accounts, timeWindow: 60_000 } } }
  )
}
