import { randomBytes } from 'node:crypto'
import { type Call, createClient } from '@motif/contract/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Known to this process only: a request that carries it was made by the server to itself. */
const internalMark = randomBytes(16).toString('base64url')
const internalHeader = 'x-motif-internal'

export const isInternal = (request: FastifyRequest): boolean => request.headers[internalHeader] === internalMark

type Inject = Pick<FastifyInstance, 'inject'>

/** `fetch` that reaches the server without a network. */
export function injectFetch(app: Inject, own: Readonly<Record<string, string>> = {}): typeof fetch {
  return async (input, init) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, 'http://localhost'), init)
    const { pathname, search } = new URL(request.url)
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), ...own },
      ...(request.body === null ? undefined : { payload: Buffer.from(await request.arrayBuffer()) })
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value].flat()) headers.append(name, String(one))
    return new Response([204, 304].includes(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers
    })
  }
}

/** The contract's client for a page rendered on the server. Not counted against the visitor, not logged as a visit. */
export const internalCall = (app: Inject): Call =>
  createClient({ baseUrl: '', fetch: injectFetch(app, { [internalHeader]: internalMark }) })
