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

/** Tracing with OpenTelemetry's API. `joinsCallers`: continue the trace that a request names. */
export function otelTracing({ joinsCallers }: { joinsCallers: boolean }): Tracing {
  const tracer = trace.getTracer('motif')
  /** The span and context of each request in progress. */
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
      // The body is parsed in another async context, which the hook above does not reach.
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
      // Baggage comes from the caller and may be anything.
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
