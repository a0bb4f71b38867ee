import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { routes } from '../../platform/route.ts'
import { countSubscribers } from './subscribers.ts'

/** How many get the newsletter, for staff. Their addresses leave the shop as a file: see the module `csv`. */
export function staffRoutes(app: FastifyInstance, platform: Platform): void {
  routes(app, platform).on('GET /api/v1/admin/newsletter', () => countSubscribers(platform))
}
