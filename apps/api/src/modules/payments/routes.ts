import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { clearEvents } from './clear-up.ts'
import { confirmTestPayment } from './confirm.ts'
import { readConnection } from './connection.ts'
import { openCardSession } from './customers.ts'
import { endEditJob } from './edits/close.ts'
import { cancelEditAtProvider } from './edits/payment.ts'
import { cancelAtProvider } from './cancel-at-provider.ts'
import { endJob, refundJob } from './enqueue.ts'
import { currentProvider, providerNamed } from './providers.ts'
import { reconcile } from './reconcile.ts'
import { carryOut } from './refunds.ts'
import { handleWebhookEvent } from './provider-events.ts'

/** Routes and jobs of payments. */
export const paymentsModule: Module = async (app, platform) => {
  routes(app, platform)
    .on('POST /api/v1/test-payments/{clientSecret}/confirm', async ({ params, body }) => ({
      status: await confirmTestPayment(platform, {
        clientSecret: params.clientSecret,
        card: body.card,
        challenge: body.challenge
      })
    }))
    .on('GET /api/v1/admin/payment-state', () => readConnection(platform))
    .on('POST /api/v1/payment-sessions', async ({ person }) => ({
      clientSecret: await openCardSession(platform, person)
    }))

  // A separate scope without JSON parsing, because the signature covers the exact bytes.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    routes(scope, platform).on('POST /api/v1/payments/webhook', async ({ request }) => {
      const provider = providerNamed(platform, currentProvider(platform))
      const signature = request.headers[provider.signatureHeader]
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await handleWebhookEvent(
        platform,
        provider,
        await provider.readWebhookEvent({ body, signature: typeof signature === 'string' ? signature : undefined })
      )
      return {}
    })
  })

  platform.jobs.handle<{ refundId: string }>(refundJob, ({ refundId }) => carryOut(platform, refundId))
  platform.jobs.every('payments.forget-events', '56 3 * * *', () => clearEvents(platform))
  platform.jobs.every('orders.reconcile', '*/5 * * * *', () => reconcile(platform))
  platform.jobs.handle<{ editId: string }>(endEditJob, ({ editId }) => cancelEditAtProvider(platform, editId))
  platform.jobs.handle<{ orderId: string }>(endJob, ({ orderId }) => cancelAtProvider(platform, orderId))
}
