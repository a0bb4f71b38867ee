import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { PageDocument } from '@motif/contract/page-render'
import helmet from '@fastify/helmet'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { contentPolicy } from './content-policy.ts'
import { keptBrotli, takesBrotli } from './kept-brotli.ts'

const compressed = promisify(brotliCompress)

interface Prepared {
  etag: string
  /** Once it was sent. */
  policy?: string
  brotli?: Promise<Buffer>
}

const ignore = () => {}
const policyHeader = 'content-security-policy'

/**
 * Sends pages with the content policy that names what stands in them. A page of the cache is hashed and compressed once,
 * however often it is sent, and a browser that has it is only told so.
 */
export function documentSender(config: Config) {
  const known = new WeakMap<PageDocument, Prepared>()

  function prepared(document: PageDocument): Prepared {
    const before = known.get(document)
    if (before !== undefined) return before
    const made: Prepared = {
      etag: `W/"${createHash('sha256').update(document.bytes).digest('base64url')}"`
    }
    known.set(document, made)
    return made
  }

  return async (request: FastifyRequest, reply: FastifyReply, document: PageDocument): Promise<FastifyReply> => {
    const page = prepared(document)
    // Helmet writes a policy out anew for each answer.
    if (page.policy === undefined) {
      helmet.contentSecurityPolicy(contentPolicy(config, document.hashes))(request.raw, reply.raw, ignore)
      page.policy = String(reply.raw.getHeader(policyHeader))
    } else reply.raw.setHeader(policyHeader, page.policy)
    if (reply.statusCode === 200) {
      reply.header('etag', page.etag)
      if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    }
    reply.type('text/html; charset=utf-8')
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
    if (!takesBrotli(request)) return reply.send(document.bytes)
    page.brotli ??= compressed(document.bytes, keptBrotli)
    return reply.header('content-encoding', 'br').send(await page.brotli)
  }
}
