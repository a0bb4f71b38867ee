import { type FastifyInstance, LogController, fastify } from 'fastify'
import type { Platform } from './platform.ts'
import { installProblems } from './problem-handlers.ts'
import { ProblemError } from './problem.ts'
import type { AskReadiness } from './readiness.ts'

/**
 * `/healthz` tells that the process lives. `/readyz` lists the state of each dependency and answers 503 without a required one. `ask` returns
 * undefined while the server starts.
 */
export function serveHealth(app: FastifyInstance, ask: () => ReturnType<AskReadiness> | undefined): void {
  const quiet = { config: { isQuiet: true } }
  app.get('/healthz', quiet, async () => ({ status: 'ok' }))
  app.get('/readyz', quiet, async (_request, reply) => {
    const readiness = await ask()
    if (!readiness) throw new ProblemError('server-not-ready', { retryAfter: 1 })
    if (readiness.status === 'away') reply.code(503).header('retry-after', 5)
    return reply.header('cache-control', 'no-store').send(readiness)
  })
}

/** A minimal server without the shop's routes, for probes and scrapers. */
export function bareServer(platform: Pick<Platform, 'log'>): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestTimeout: 10_000,
    forceCloseConnections: 'idle'
  })
  installProblems(app)
  app.setNotFoundHandler(async () => {
    throw new ProblemError('address-unknown')
  })
  return app
}

/** A server with health checks only, for worker processes. */
export function healthServer(
  platform: Pick<Platform, 'log'>,
  ask: () => ReturnType<AskReadiness> | undefined
): FastifyInstance {
  const app = bareServer(platform)
  serveHealth(app, ask)
  return app
}
