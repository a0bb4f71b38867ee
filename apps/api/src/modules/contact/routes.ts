import { and, gt, sql } from 'drizzle-orm'
import { mailingLimit } from '../../platform/mailing-limit.ts'
import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { contactMessages } from './tables.ts'
import { staffRoutes } from './staff-routes.ts'

/** Receipts per hour and address. The address is unverified, so this protects mailboxes from floods. */
const receiptsAnHour = 3

/** The contact form. It has no honeypot field, because browsers' autofill triggers it too. */
export const contactModule: Module = (app, platform) => {
  const { config, db, mail, shop, clock, randomId } = platform
  staffRoutes(app, platform)
  routes(app, platform).on(
    'POST /api/v1/contact_us',
    async ({ body, person }) => {
      const receivedAt = clock.now()
      await db.transaction(async (tx) => {
        const lately = and(
          gt(contactMessages.receivedAt, new Date(receivedAt.getTime() - 3600_000)),
          sql`lower(${contactMessages.email}) = lower(${body.email})`
        )
        const before = await tx.$count(contactMessages, lately)
        await tx.insert(contactMessages).values({ id: randomId(), userId: person?.id ?? null, ...body, receivedAt })
        await mail.send({ to: shop.supportEmail, template: 'contact-message', data: body }, { tx })
        if (before < receiptsAnHour)
          await mail.send({ to: body.email, template: 'contact-receipt', data: null }, { tx })
      })
      return {}
    },
    mailingLimit(config)
  )
}
