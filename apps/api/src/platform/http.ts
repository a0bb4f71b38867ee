import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { type FastifyInstance, LogController, fastify } from 'fastify'
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

const helmetOptions = (config: Config, isSecure = config.publicUrl.startsWith('https:')) => ({
  contentSecurityPolicy: contentPolicy(config),
  xFrameOptions: { action: 'deny' as const },
  // A sign-in popup of another origin must be able to answer its opener.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const },
  strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : (false as const),
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  // Read only by browsers and plugins that are gone. A page's first round trip carries 14.6 kB, headers included.
  xDnsPrefetchControl: false as const,
  xDownloadOptions: false as const,
  xPermittedCrossDomainPolicies: false as const,
  xXssProtection: false as const
})

const trustOf = (trusted: Config['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted

/** The bare server with everything every answer shares: headers, limits, compression, refusals, one log line. */
export async function createHttp(platform: Platform): Promise<FastifyInstance> {
  const { config } = platform
  const app: FastifyInstance = fastify({
    loggerInstance: platform.log,
    // One line an answer is written below, without headers.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => platform.randomId(9),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // What comes over a kept connection while the server ends is answered; the answer says that the connection closes.
    return503OnClosing: false,
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: (_error, request, reply) => {
      sendProblem(request, reply, new ProblemError('address-unreadable'))
    },
    // The key of a customer is as long as an e-mail address may be, and longer.
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
    // Answers are about one person or about this moment; what may be kept says so itself.
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
  await app.register(helmet, helmetOptions(config))
  await app.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    // At once, on this thread, what is compressed within 2 ms: streams cost more than they spare.
    syncThreshold: 256 * 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
  })
  await app.register(rateLimit, {
    keyGenerator: ({ ip }) => networkOf(ip),
    max: config.rateLimits.all,
    timeWindow: 60_000,
    // Who is turned away is told the limit; every page and file would carry it otherwise.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    // Counted together with the other servers. Without Redis nobody is turned away.
    ...(platform.redis === undefined
      ? { store: rateLimitStore() }
      : { redis: platform.redis, nameSpace: 'motif-limit-', skipOnError: true }),
    allowList: (request) => isInternal(request) || request.routeOptions.config.isQuiet === true,
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError('requests-over-limit', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) })
  })
  return app
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Files and health checks: neither logged one by one nor counted against anybody. */
    isQuiet?: boolean
    /** What answers of this route are counted under, where it is one of many alike. */
    routeName?: string
  }
}
