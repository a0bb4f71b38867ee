import { mailingLimit } from '../../platform/mailing-limit.ts'
import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { requestReminder, cartOfLink, clearReminders, stopReminders, withdrawReminder } from './reminders.ts'
import { sendCartReminders } from './send.ts'

/** Routes of cart reminders: consent at checkout, links and unsubscription. */
export const cartRemindersModule: Module = (app, platform) => {
  const { config, jobs } = platform
  const guarded = mailingLimit(config)
  jobs.every('cart-reminders.send', '*/5 * * * *', () => sendCartReminders(platform))
  jobs.every('cart-reminders.clear', '51 3 * * *', () => clearReminders(platform))
  // Mail programs send a form without further data (RFC 8058, section 3.1).
  app.removeContentTypeParser('application/x-www-form-urlencoded')
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, done) => done(null, undefined)
  )
  routes(app, platform)
    .on(
      'PUT /api/v1/carts/{id}/reminder',
      async ({ params, person, body }) => {
        await requestReminder(platform, { cartId: params.id, personId: person?.id }, body.email)
        return {}
      },
      guarded
    )
    .on(
      'DELETE /api/v1/carts/{id}/reminder',
      async ({ params, person }) => {
        await withdrawReminder(platform, { cartId: params.id, personId: person?.id })
        return {}
      },
      guarded
    )
    .on('POST /api/v1/cart-reminders/open', ({ body, person }) => cartOfLink(platform, body.token, person?.id), guarded)
    .on(
      'POST /api/v1/cart-reminders/stop',
      async ({ body }) => {
        await stopReminders(platform, body.token)
        return {}
      },
      guarded
    )
    // No extra rate limit: a provider's servers send it for all their users.
    .on('POST /api/v1/cart-reminders/unsubscribe', async ({ query }) => {
      await stopReminders(platform, query.token)
      return {}
    })
}
