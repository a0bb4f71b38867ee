import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { routes } from '../../platform/route.ts'
import { askBuyer } from './ask.ts'
import { board, findJob, jobsOf } from './board.ts'
import { moveJob } from './move.ts'

export function staffRoutes(app: FastifyInstance, platform: Platform): void {
  routes(app, platform)
    .on('GET /api/v1/admin/production', ({ query }) => board(platform, query))
    .on('GET /api/v1/admin/production/jobs', ({ query }) => jobsOf(platform, query))
    .on('GET /api/v1/admin/production/jobs/{id}', ({ params }) => findJob(platform, params.id))
    .on('PATCH /api/v1/admin/production/jobs/{id}', ({ person, params, body }) =>
      moveJob(platform, person.id, { id: params.id, ...body })
    )
    .on('POST /api/v1/admin/production/jobs/{id}/questions', ({ person, params, body }) =>
      askBuyer(platform, person.id, { id: params.id, ...body })
    )
}
