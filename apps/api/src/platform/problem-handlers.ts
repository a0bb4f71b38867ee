import { type Reason, problems } from '@motif/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from './database.ts'
import { localeOf } from './locale.ts'
import { ProblemError, problemBody } from './problem.ts'
import { StorageError } from './storage/storage-error.ts'

/** Maps errors of Fastify and its plugins to the shop's reasons. */
const known = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-over-limit',
  FST_REQ_FILE_TOO_LARGE: 'file-over-limit',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body-not-json',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'file-not-multipart',
  FST_ERR_CTP_INVALID_JSON_BODY: 'json-malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'json-empty',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body-length-wrong'
} as const satisfies Record<string, Reason>

function problemOf(error: FastifyError | ProblemError): ProblemError | undefined {
  if (error instanceof ProblemError) return error
  if (error instanceof StorageError) return new ProblemError('storage-away', { retryAfter: 5 })
  if (isDatabaseAway(error)) return new ProblemError('database-away', { retryAfter: 5 })
  const match = (known as Partial<Record<string, (typeof known)[keyof typeof known]>>)[error.code]
  if (match) return new ProblemError(match)
  if (error instanceof SyntaxError && error.statusCode === 400) return new ProblemError('json-malformed')
  if (error.statusCode === 413) return new ProblemError('request-over-limit')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new ProblemError('request-unreadable')
  return undefined
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ProblemError): FastifyReply {
  const { retryAfter } = error.options
  const locale = localeOf(request)
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter))
  return reply
    .code(problems[error.code].status)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .header('content-language', locale)
    .header('vary', 'accept-language')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(error, request.id, locale)))
}

/**
 * Reads and discards the rest of the body: a closed connection would show the sender a broken pipe instead of the response. The request timeout
 * ends endless ones.
 */
function readToTheEnd(request: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection')
  request.raw.resume()
}

/** Sends every refusal and fault as problem+json. Of a fault only the request id is shown. */
export function installProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ProblemError>((error, request, reply) => {
    const refusal = problemOf(error)
    if (refusal?.code === 'too-large') readToTheEnd(request, reply)
    if (refusal?.code === 'unavailable' && refusal !== error)
      request.log.warn(
        { err: error, method: request.method, url: request.url },
        'a request could not be served for now'
      )
    if (!refusal) request.log.error({ err: error, method: request.method, url: request.url }, 'a request failed')
    return sendProblem(
      request,
      reply,
      refusal ?? new ProblemError('server-fault', { params: { requestId: request.id } })
    )
  })
}

type Method = string

/** Records all routes, so that a wrong method can be distinguished from a wrong address. */
export function rememberRoutes(app: FastifyInstance): (url: string) => Method[] {
  const known: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (url === '/*') return
    const source = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')
    known.push({ pattern: new RegExp(`^${source}$`), methods: [method].flat() })
  })
  return (url) => {
    const path = url.split('?', 1)[0] ?? ''
    return [...new Set(known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))]
  }
}
