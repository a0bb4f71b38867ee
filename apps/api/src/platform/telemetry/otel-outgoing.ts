import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { failSpan } from './fail-span.ts'

/** A `fetch` request, as Node's diagnostics channel reports it. */
interface FetchRequest {
  origin: string | URL
  method: string
}

interface Told<Request, Answer = unknown> {
  request: Request
  response: Answer
  error: unknown
}

/**
 * Traces outgoing HTTP calls (Stripe, Firebase, the bucket) that belong to a trace, from the call to the start of the response. Node reports them,
 * whoever makes them. Spans hold method, host and status only: paths may hold capability ids, headers hold keys. Returns a function that stops it.
 */
export function traceOutgoing(tracer: Tracer): () => void {
  const underWay = new WeakMap<object, Span>()

  const begin = (request: object, method: string, { hostname, port }: Pick<URL, 'hostname' | 'port'>) => {
    if (!trace.getActiveSpan()) return
    const span = tracer.startSpan(`${method} ${hostname}`, {
      kind: SpanKind.CLIENT,
      attributes: {
        'http.request.method': method,
        'server.address': hostname,
        ...(port === '' ? undefined : { 'server.port': Number(port) })
      }
    })
    underWay.set(request, span)
  }
  const end = (request: object, tell: (span: Span) => void) => {
    const span = underWay.get(request)
    if (!span) return
    underWay.delete(request)
    tell(span)
    span.end()
  }
  const answered = (request: object, status: number) =>
    end(request, (span) => {
      span.setAttribute('http.response.status_code', status)
      if (status < 400) return
      span.setAttribute('error.type', String(status))
      span.setStatus({ code: SpanStatusCode.ERROR })
    })
  const failed = ({ request, error }: Told<object>) => end(request, (span) => failSpan(span, error))

  const listeners: readonly [channel: string, hear: (message: never) => void][] = [
    [
      'undici:request:create',
      ({ request }: Told<FetchRequest>) => begin(request, request.method, new URL(request.origin))
    ],
    [
      'undici:request:headers',
      ({ request, response }: Told<FetchRequest, { statusCode: number }>) => answered(request, response.statusCode)
    ],
    ['undici:request:error', failed],
    [
      'http.client.request.created',
      ({ request }: Told<ClientRequest>) =>
        begin(
          request,
          request.method,
          URL.parse(`${request.protocol}//${String(request.getHeader('host'))}`) ?? { hostname: request.host, port: '' }
        )
    ],
    [
      'http.client.response.finish',
      ({ request, response }: Told<ClientRequest, IncomingMessage>) => answered(request, response.statusCode ?? 0)
    ],
    ['http.client.request.error', failed]
  ]
  for (const [channel, hear] of listeners) subscribe(channel, hear as (message: unknown) => void)
  return () => {
    for (const [channel, hear] of listeners) unsubscribe(channel, hear as (message: unknown) => void)
  }
}
