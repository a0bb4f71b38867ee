import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { routes } from '../../platform/route.ts'
import { changeVariant } from './staff-variants.ts'

/** What staff change of the catalogue. */
export function staffRoutes(app: FastifyInstance, platform: Platform): void {
  routes(app, platform).on('PATCH /api/v1/admin/variants/{id}', ({ person, params, body }) =>
    changeVariant(platform, person.id, params.id, body)
  )
}
