import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { PageDocument } from '@motif/contract/page-render'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from 'helmet'
import type { Config } from './config.ts'
import { contentPolicy } from './content-policy.ts'
import { storedBrotliOptions, acceptsBrotli } from './brotli.ts'

const compressed = promisify(brotliCompress)

interface Prepared {
  etag: string
  /** Set after the first response. */
  policy?: string
  brotli?: Promise<Buffer>
}

const ignore = () => {}
const policyHeader = 'content-security-policy'

/** Sends pages with their content security policy. A cached page is hashed and compressed once, and a browser that has it gets 304. */
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
    // Helmet would build the policy anew for each response.
    if (page.policy === undefined) {
      contentSecurityPolicy(contentPolicy(config, document.hashes))(request.raw, reply.raw, ignore)
      page.policy = String(reply.raw.getHeader(policyHeader))
    } else reply.raw.setHeader(policyHeader, page.policy)
    if (reply.statusCode === 200) {
      reply.header('etag', page.etag)
      if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    }
    reply.type('text/html; charset=utf-8')
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
    if (!acceptsBrotli(request)) return reply.send(document.bytes)
    page.brotli ??= compressed(document.bytes, storedBrotliOptions)
    return reply.header('content-encoding', 'br').send(await page.brotli)
  }
}
