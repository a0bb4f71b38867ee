import { randomBytes } from 'node:crypto'
import type { CallName } from '@motif/contract'
import { type Call, type CallResult, toResult, urlOf } from '@motif/contract/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Known to this process only: a request that carries it was made by the server to itself. */
const internalMark = randomBytes(16).toString('base64url')
const internalHeader = 'x-motif-internal'

export const isInternal = (request: FastifyRequest): boolean => request.headers[internalHeader] === internalMark

interface Parsed {
  payload: Buffer
  result: CallResult<unknown>
}

/** Bytes of answers that stay parsed, about four times as much in memory: some hundred of the longest lists. */
const bytesKept = 8_000_000

/**
 * Reading calls of the contract for a page rendered on the server. Not counted against the visitor, not logged as a visit.
 * Pages made at the same time share a call. An answer that did not change is the same object as before; nobody may
 * change it.
 */
export function internalCall(app: Pick<FastifyInstance, 'inject'>): Call {
  const parsed = new LRUCache<string, Parsed>({
    maxSize: bytesKept,
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
