import { randomBytes } from 'node:crypto'
import type { CallName } from '@motif/contract'
import { type Call, type CallResult, toResult, urlOf } from '@motif/contract/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Random token of this process. A request that carries it comes from the server itself. */
const internalMark = randomBytes(16).toString('base64url')
const internalHeader = 'x-motif-internal'

export const isInternal = (request: FastifyRequest): boolean => request.headers[internalHeader] === internalMark

interface Parsed {
  payload: Buffer
  result: CallResult<unknown>
}

/** Bytes of parsed responses to cache. They take about four times as much memory: some hundred of the longest lists. */
const bodyBytesMax = 8_000_000

/**
 * Calls the API in-process to render pages. The calls are neither rate-limited nor logged as visits. Concurrent renders share a call. An unchanged
 * response is the same object as before, so do not mutate it.
 */
export function internalCall(app: Pick<FastifyInstance, 'inject'>): Call {
  const parsed = new LRUCache<string, Parsed>({
    maxSize: bodyBytesMax,
    sizeCalculation: ({ payload }) => payload.length + 1
  })
  const underWay = new Map<string, Promise<CallResult<unknown>>>()
  const ask = async (name: CallName, url: string): Promise<CallResult<unknown>> => {
    const { statusCode, rawPayload } = await app.inject({ url, headers: { [internalHeader]: internalMark } })
    const known = parsed.get(url)
    if (statusCode === 200 && known?.payload.equals(rawPayload)) return known.result
    const result = await toResult(name, statusCode, rawPayload.toString())
    parsed.set(url, { payload: rawPayload, result })
    return result
  }
  const read = (...[name, request]: Parameters<Call>): Promise<CallResult<unknown>> => {
    const url = urlOf(name, request as Parameters<typeof urlOf>[1])
    if (!name.startsWith('GET ')) throw new Error(`A page only reads, but asked for ${name}`)
    const asking = underWay.get(url) ?? ask(name, url).finally(() => underWay.delete(url))
    underWay.set(url, asking)
    return asking
  }
  return read as Call
}
