import { localeOf } from '../../platform/locale.ts'
import { mailingLimit } from '../../platform/mailing-limit.ts'
import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { clearUnconfirmed } from './retention.ts'
import { staffRoutes } from './staff-routes.ts'
import { confirmSubscription, isSubscribed, subscribe, unsubscribe } from './subscriptions.ts'

/** Subscribing with confirmation, and unsubscribing. */
export const newsletterModule: Module = (app, platform) => {
  const { config, jobs } = platform
  const guarded = mailingLimit(config)
  jobs.every('newsletter.clear', '43 3 * * *', () => clearUnconfirmed(platform))
  // Mail programs send a form without further data (RFC 8058, section 3.1).
  app.removeContentTypeParser('application/x-www-form-urlencoded')
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, done) => done(null, undefined)
  )
  staffRoutes(app, platform)
  routes(app, platform)
    .on('GET /api/v1/newsletter', async ({ person }) => ({ isSubscribed: await isSubscribed(platform, person.email) }))
    .on(
      'POST /api/v1/newsletter',
      async ({ body, request }) => {
        await subscribe(platform, { email: body.email, locale: localeOf(request) })
        return {}
      },
      guarded
    )
    .on(
      'POST /api/v1/newsletter/confirm',
      async ({ body }) => {
        await confirmSubscription(platform, body.token)
        return {}
      },
      guarded
    )
    .on(
      'POST /api/v1/newsletter/stop',
      async ({ body }) => {
        await unsubscribe(platform, body.token)
        return {}
      },
      guarded
    )
    // No extra rate limit: a provider's servers send it for all their users.
    .on('POST /api/v1/newsletter/unsubscribe', async ({ query }) => {
      await unsubscribe(platform, query.token)
      return {}
    })
}
