import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { clearDrafts } from './clear-up.ts'
import { draftCustomerOf } from './customers.ts'
import { openPaymentLink, placeLinked } from './pay.ts'
import { addDraft, changeDraft, deleteDraft, duplicateDraft, previewDraft, restoreDraft } from './save.ts'
import { sendDraft, settleDraft, withdrawDraft } from './send.ts'
import { listDrafts, readDraft } from './view.ts'

/** Draft orders and their payment links. */
export const draftOrdersModule: Module = (app, platform) => {
  const guarded = { config: { rateLimit: { max: platform.config.rateLimits.accounts, timeWindow: 60_000 } } }
  routes(app, platform)
    .on('GET /api/v1/admin/draft-orders', ({ query }) => listDrafts(platform, query))
    .on('POST /api/v1/admin/draft-orders', ({ person, headers, body }) =>
      addDraft(platform, person, { key: headers['idempotency-key'], input: body })
    )
    .on('POST /api/v1/admin/draft-orders/preview', ({ body }) => previewDraft(platform, body))
    .on('GET /api/v1/admin/draft-orders/{id}', ({ params }) => readDraft(platform, params.id))
    .on('PUT /api/v1/admin/draft-orders/{id}', ({ person, params, body }) =>
      changeDraft(platform, person, { ...body, id: params.id })
    )
    .on('DELETE /api/v1/admin/draft-orders/{id}', async ({ person, params }) => {
      await deleteDraft(platform, person.id, params.id)
      return {}
    })
    .on('POST /api/v1/admin/draft-orders/{id}/restore', ({ person, params }) =>
      restoreDraft(platform, person.id, params.id)
    )
    .on('POST /api/v1/admin/draft-orders/{id}/duplicate', ({ person, params, headers }) =>
      duplicateDraft(platform, person, { id: params.id, key: headers['idempotency-key'] })
    )
    .on('POST /api/v1/admin/draft-orders/{id}/send', async ({ person, params, body }) => {
      await sendDraft(platform, person.id, { ...body, id: params.id })
      return readDraft(platform, params.id)
    })
    .on('POST /api/v1/admin/draft-orders/{id}/withdraw', async ({ person, params }) => {
      await withdrawDraft(platform, person.id, params.id)
      return readDraft(platform, params.id)
    })
    .on('POST /api/v1/admin/draft-orders/{id}/paid', async ({ person, params, body }) => {
      await settleDraft(platform, person.id, { ...body, id: params.id })
      return readDraft(platform, params.id)
    })
    .on('GET /api/v1/admin/draft-customers', ({ query }) => draftCustomerOf(platform, query.email))
    .on('GET /api/v1/payment-links', ({ query }) => openPaymentLink(platform, query.key), guarded)
    .on('POST /api/v1/payment-links/orders', ({ body }) => placeLinked(platform, body.key), guarded)

  platform.jobs.every('draft-orders.clear', '40 3 * * *', () => clearDrafts(platform))
}
