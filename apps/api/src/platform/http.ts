import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { type FastifyInstance, LogController, fastify } from 'fastify'
import helmet from 'helmet'
import { installBodyParsers } from './body-parsers.ts'
import { networkOf } from './client-address.ts'
import type { Config } from './config.ts'
import { contentPolicy } from './content-policy.ts'
import { isInternal } from './inject-call.ts'
import { routeOf } from './metrics/labels.ts'
import { decoratePeople } from './person.ts'
import type { Platform } from './platform.ts'
import { ProblemError } from './problem.ts'
import { installProblems, sendProblem } from './problem-handlers.ts'
import { rateLimitStore } from './rate-limit-store.ts'
import { sharedLimitStore } from './shared-limit-store.ts'

const helmetOptions = (config: Config, isSecure = config.publicUrl.startsWith('https:')) => ({
  contentSecurityPolicy: contentPolicy(config),
  xFrameOptions: { action: 'deny' as const },
  // A sign-in popup of another origin must be able to reach its opener.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const },
  strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : (false as const),
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  // Only obsolete browsers and plugins read them. The first round trip of a page carries 14.6 kB, headers included.
  xDnsPrefetchControl: false as const,
  xDownloadOptions: false as const,
  xPermittedCrossDomainPolicies: false as const,
  xXssProtection: false as const
})

const trustOf = (trusted: Config['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted

/** The HTTP server with everything that all responses share: headers, limits, compression, errors, one log line. */
export async function createHttp(platform: Platform): Promise<FastifyInstance> {
  const { config } = platform
  const app: FastifyInstance = fastify({
    loggerInstance: platform.log,
    // Replaced by the one line per response below, which leaves out headers.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => platform.randomId(9),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // Requests on a keep-alive connection are still answered during shutdown, and the response closes the connection.
    return503OnClosing: false,
    // A URL that cannot be decoded never reaches a route.
    frameworkErrors: (_error, request, reply) => {
      sendProblem(request, reply, new ProblemError('address-unreadable'))
    },
    // An encrypted customer key is longer than the longest e-mail address.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 1100 }
  })
  installBodyParsers(app)
  installProblems(app)
  decoratePeople(app)
  platform.tracing.traceRequests(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onSend', async (request, reply) => {
    // API responses are personal or volatile. A cacheable one sets its own header.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    if (!isInternal(request))
      platform.metrics.requestAnswered({
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000
      })
    const line = {
      method: request.method,
      url: request.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime)
    }
    if (isInternal(request) || (reply.statusCode < 400 && request.routeOptions.config.isQuiet))
      request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
  })
  await app.register(cookie)
  // Made once. Fastify's plugin for it makes it anew for each request, which took a quarter of the time of a cached response.
  const setSecurityHeaders = helmet(helmetOptions(config))
  app.addHook('onRequest', (request, reply, done) =>
    setSecurityHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined))
  )
  await app.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    // Bodies that compress within 2 ms are compressed synchronously: a stream costs more than it saves.
    syncThreshold: 256 * 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
  })
  await app.register(rateLimit, {
    keyGenerator: ({ ip }) => networkOf(ip),
    max: config.rateLimits.all,
    timeWindow: 60_000,
    // Only a refused client learns the limit. Otherwise every response would carry the headers.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    store: platform.redis === undefined ? rateLimitStore() : sharedLimitStore(platform.redis),
    allowList: (request) => isInternal(request) || request.routeOptions.config.isQuiet === true,
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError('requests-over-limit', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) })
  })
  return app
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Files and health checks: neither logged one by one nor rate-limited. */
    isQuiet?: boolean
    /** Label that groups similar routes in metrics. */
    routeName?: string
  }
}
