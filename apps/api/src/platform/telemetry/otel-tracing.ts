import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  context,
  propagation,
  trace
} from '@opentelemetry/api'
import type { FastifyRequest } from 'fastify'
import { isInternal } from '../inject-call.ts'
import { methodLabel, routeLabel, routeOf } from '../metrics/labels.ts'
import { failSpan } from './fail-span.ts'
import { traceQueries } from './otel-queries.ts'
import type { TraceLink, Tracing } from './tracing.ts'

const contextOf = (link: TraceLink | undefined): Context =>
  link === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, link)

/** Spans by OpenTelemetry's interface. `joinsCallers`: a request that names a trace becomes a part of it. */
export function otelTracing({ joinsCallers }: { joinsCallers: boolean }): Tracing {
  const tracer = trace.getTracer('motif')
  /** Of each request that is answered, where its work belongs. */
  const underWay = new WeakMap<FastifyRequest, { span: Span; inside: Context }>()

  const callerOf = (request: FastifyRequest): Context => {
    if (isInternal(request)) return context.active()
    return joinsCallers ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT
  }

  return {
    traceRequests: (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        if (request.routeOptions.config.isQuiet) return done()
        const caller = callerOf(request)
        const kind = isInternal(request) ? SpanKind.INTERNAL : SpanKind.SERVER
        const span = tracer.startSpan(methodLabel(request.method), { kind }, caller)
        const inside = trace.setSpan(caller, span)
        underWay.set(request, { span, inside })
        return context.with(inside, done)
      })
      // A body arrives in turns of its own, which know nothing of the hook above.
      app.addHook('preValidation', (request, _reply, done) => {
        const one = underWay.get(request)
        return one ? context.with(one.inside, done) : done()
      })
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = underWay.get(request)?.span
        if (!span) return
        const [method, route] = [methodLabel(request.method), routeLabel(routeOf(request), statusCode)]
        span.updateName(`${method} ${route}`)
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': statusCode,
          'motif.request_id': request.id
        })
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
    },
    traceQueries: (pool) => traceQueries(tracer, pool),
    span: (name, work, { facts = {}, from, isOutgoing = false } = {}) => {
      const kind = isOutgoing ? SpanKind.CLIENT : SpanKind.INTERNAL
      return tracer.startActiveSpan(name, { attributes: facts, kind }, contextOf(from), async (span) => {
        try {
          return await work()
        } catch (error) {
          failSpan(span, error)
          throw error
        } finally {
          span.end()
        }
      })
    },
    here: () => {
      const link: Record<string, string> = {}
      propagation.inject(context.active(), link)
      // Baggage is the caller's and may be anything.
      const { traceparent, tracestate } = link
      return traceparent === undefined
        ? undefined
        : { traceparent, ...(tracestate === undefined ? {} : { tracestate }) }
    },
    logFields: () => {
      const place = trace.getActiveSpan()?.spanContext()
      return place && { trace_id: place.traceId, span_id: place.spanId }
    }
  }
}
