import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { routes } from '../../platform/route.ts'
import { listMessages, markMessage, replyTo } from './messages.ts'

/** Messages of the contact form, for staff to read and answer. */
export function staffRoutes(app: FastifyInstance, platform: Platform): void {
  routes(app, platform)
    .on('GET /api/v1/admin/messages', ({ query }) => listMessages(platform, query))
    .on('PATCH /api/v1/admin/messages/{id}', ({ person, params, body }) =>
      markMessage(platform, person.id, params.id, body.state)
    )
    .on('POST /api/v1/admin/messages/{id}/replies', ({ person, params, headers, body }) =>
      replyTo(platform, person.id, { messageId: params.id, key: headers['idempotency-key'], ...body })
    )
}
