import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { bareServer } from '../health.ts'
import type { Platform } from '../platform.ts'

/** A server that answers `GET /metrics` and nothing else, for a port that the public does not reach. */
export function metricsServer(platform: Pick<Platform, 'log'>, registry: Registry): FastifyInstance {
  const app = bareServer(platform)
  let scraping: Promise<string> | undefined
  app.get('/metrics', async (_request, reply) => {
    // Who asks while another does gets the same text.
    scraping ??= registry.metrics().finally(() => {
      scraping = undefined
    })
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await scraping)
  })
  return app
}
