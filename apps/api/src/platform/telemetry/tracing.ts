import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

/** A place in a trace as W3C Trace Context writes it (`traceparent`, `tracestate`): for work that is done later, elsewhere. */
export type TraceLink = Readonly<Record<string, string>>

/** Facts about a span, under the names of OpenTelemetry's semantic conventions. Never of a person. */
type SpanFacts = Readonly<Record<string, string | number | boolean>>

interface SpanOptions {
  facts?: SpanFacts
  /** Whether it asks another service. Calls over HTTP become spans by themselves. */
  isOutgoing?: boolean
  /** What this work belongs to. Absent: to what runs at this moment. */
  from?: TraceLink | undefined
}

/** Tells whoever watches the shop which work belonged to which request, and how long each part of it took. */
export interface Tracing {
  /** Every request from outside becomes a span; what the server asks of itself for a page is a part of the page's. */
  traceRequests(app: FastifyInstance): void
  /** Statements become spans where they belong to one already. Their text has places instead of values. */
  traceQueries(pool: Pool): void
  /** Does work as a span, which fails as the work does. */
  span<T>(name: string, work: () => Promise<T>, options?: SpanOptions): Promise<T>
  /** The place in a trace of what runs at this moment; absent where nothing is traced. */
  here(): TraceLink | undefined
  /** The same place as a log line tells it. */
  logFields(): { trace_id: string; span_id: string } | undefined
}

/** For a process whose traces nobody collects. */
export const noTracing: Tracing = {
  traceRequests: () => undefined,
  traceQueries: () => undefined,
  span: (_name, work) => work(),
  here: () => undefined,
  logFields: () => undefined
}
