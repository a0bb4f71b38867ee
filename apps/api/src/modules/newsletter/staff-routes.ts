import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { routes } from '../../platform/route.ts'
import { countSubscribers } from './subscribers.ts'

/** The number of subscribers, for staff. The module `csv` exports their addresses. */
export function staffRoutes(app: FastifyInstance, platform: Platform): void {
  routes(app, platform).on('GET /api/v1/admin/newsletter', () => countSubscribers(platform))
}
