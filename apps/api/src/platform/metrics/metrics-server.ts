import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { bareServer } from '../health.ts'
import type { Platform } from '../platform.ts'

/** Serves `GET /metrics` and nothing else, on a private port. */
export function metricsServer(platform: Pick<Platform, 'log'>, registry: Registry): FastifyInstance {
  const app = bareServer(platform)
  let scraping: Promise<string> | undefined
  app.get('/metrics', async (_request, reply) => {
    // Concurrent scrapes share one result.
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
