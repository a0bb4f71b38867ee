import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'

/**
 * Accepts JSON only. An empty body counts as no body, whatever its content type. The calls of SPEC.md are sent that way, and some clients name a
 * form type when they post nothing.
 */
export function installBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(['application/json', 'application/*+json'], { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    return parseJson(request, body.toString(), done)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    return done(new ProblemError('body-not-json'))
  })
}
