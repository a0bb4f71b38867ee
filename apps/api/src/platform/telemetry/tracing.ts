import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

/** A W3C trace context (`traceparent`, `tracestate`), to continue a trace later in another process. */
export type TraceLink = Readonly<Record<string, string>>

/** Span attributes, named by OpenTelemetry's semantic conventions. Never personal data. */
type SpanFacts = Readonly<Record<string, string | number | boolean>>

interface SpanOptions {
  facts?: SpanFacts
  /** Whether it calls another service. HTTP calls become spans by themselves. */
  isOutgoing?: boolean
  /** The parent span. Absent: the current span. */
  from?: TraceLink | undefined
}

/** Traces: which work belongs to which request, and how long each part took. */
export interface Tracing {
  /** Creates a span for every external request. Internal calls for a page become its children. */
  traceRequests(app: FastifyInstance): void
  /** Creates spans for queries inside another span. Their text has placeholders instead of values. */
  traceQueries(pool: Pool): void
  /** Runs work in a span, which fails if the work does. */
  span<T>(name: string, work: () => Promise<T>, options?: SpanOptions): Promise<T>
  /** The current trace context; undefined outside a trace. */
  here(): TraceLink | undefined
  /** The current trace context as log fields. */
  logFields(): { trace_id: string; span_id: string } | undefined
}

/** Tracing that records nothing. */
export const noTracing: Tracing = {
  traceRequests: () => undefined,
  traceQueries: () => undefined,
  span: (_name, work) => work(),
  here: () => undefined,
  logFields: () => undefined
}
