import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { routes } from '../../platform/route.ts'
import { listMessages } from './messages.ts'

/** What people wrote to the shop, for staff to read. */
export function staffRoutes(app: FastifyInstance, platform: Platform): void {
  routes(app, platform).on('GET /api/v1/admin/messages', ({ query }) => listMessages(platform, query))
}
