import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { PageDocument } from '@motif/contract/page-render'
import helmet from '@fastify/helmet'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { contentPolicy } from './content-policy.ts'
import { takesBrotli } from './takes-brotli.ts'

const compressed = promisify(brotliCompress)

interface Prepared {
  etag: string
  setPolicy: ReturnType<typeof helmet.contentSecurityPolicy>
  brotli?: Promise<Buffer>
}

const ignore = () => {}

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
      etag: `W/"${createHash('sha256').update(document.bytes).digest('base64url')}"`,
      setPolicy: helmet.contentSecurityPolicy(contentPolicy(config, document.hashes))
    }
    known.set(document, made)
    return made
  }

  return async (request: FastifyRequest, reply: FastifyReply, document: PageDocument): Promise<FastifyReply> => {
    const page = prepared(document)
    page.setPolicy(request.raw, reply.raw, ignore)
    if (reply.statusCode === 200) {
      reply.header('etag', page.etag)
      if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    }
    reply.type('text/html; charset=utf-8')
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
    if (!takesBrotli(request)) return reply.send(document.bytes)
    page.brotli ??= compressed(document.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    return reply.header('content-encoding', 'br').send(await page.brotli)
  }
}
