import { type ProblemCode, problems } from '@motif/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from './database.ts'
import { ProblemError, problemBody } from './problem.ts'

/** What Fastify and its plugins refuse by themselves, in the shop's words. */
const known: Readonly<Record<string, [code: ProblemCode, detail: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'That is more than can be sent at once.'],
  FST_REQ_FILE_TOO_LARGE: ['too-large', 'The file is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', 'Send JSON, with the content type application/json.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['unsupported-media-type', 'Send the file as multipart/form-data.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed-json', 'The body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed-json', 'The body is empty.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid-input', 'The body is not as long as its Content-Length says.']
}

function problemOf(error: FastifyError | ProblemError): ProblemError | undefined {
  if (error instanceof ProblemError) return error
  if (isDatabaseAway(error)) return new ProblemError('unavailable', { detail: 'We cannot get at our books at the moment. Nothing is lost: try again in a little while.', retryAfter: 5 })
  const match = known[error.code]
  if (match) return new ProblemError(match[0], { detail: match[1] })
  if (error instanceof SyntaxError && error.statusCode === 400) return new ProblemError('malformed-json', { detail: 'The body is not valid JSON.' })
  if (error.statusCode === 413) return new ProblemError('too-large')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return new ProblemError('invalid-input', { detail: 'The request cannot be read.' })
  return undefined
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ProblemError): FastifyReply {
  const { retryAfter } = error.options
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter))
  return reply
    .code(problems[error.code].status)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(error, request.id)))
}

/**
 * A connection closed on a sender shows them a broken pipe instead of the answer, so the rest is read and thrown away.
 * The server's request timeout ends those that never stop.
 */
function readToTheEnd(request: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection')
  request.raw.resume()
}

/** Every refusal and every fault leaves as problem+json; of a fault only the request's identifier is told. */
export function installProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ProblemError>((error, request, reply) => {
    const refusal = problemOf(error)
    if (refusal?.code === 'too-large') readToTheEnd(request, reply)
    if (refusal?.code === 'unavailable' && refusal !== error) request.log.warn({ err: error, method: request.method, url: request.url }, 'a request could not be served for now')
    if (!refusal) request.log.error({ err: error, method: request.method, url: request.url }, 'a request failed')
    return sendProblem(request, reply, refusal ?? new ProblemError('internal', { detail: `Something broke on our side. If it happens again, tell us the number ${request.id}.` }))
  })
}

type Method = string

/** Remembers every route, so that a wrong method is told apart from a wrong address. */
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
