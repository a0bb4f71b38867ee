import { type Span, SpanKind, type Tracer, context, trace } from '@opentelemetry/api'
import type { Pool, PoolClient } from 'pg'
import { failSpan } from './fail-span.ts'

type Ask = (...question: unknown[]) => unknown

/** Characters of a statement in a span. The longest are composed for one search. */
const statementLengthMax = 2_000

const textOf = (question: unknown): string | undefined => {
  if (typeof question === 'string') return question
  const text = (question as { text?: unknown } | null)?.text
  return typeof text === 'string' ? text : undefined
}

/** The first word of a statement, such as `SELECT`. */
const operationOf = (text: string) => /^\s*(?<word>[a-z]+)/i.exec(text)?.groups?.['word']?.toUpperCase() ?? 'SQL'

function endSpan(span: Span, error: unknown): void {
  if (error) failSpan(span, error)
  span.end()
}

/** Runs a query and ends its span with the result. Both calling styles are in use: `Pool.query` calls a client with a callback. */
function answered(ask: Ask, question: unknown[], span: Span): unknown {
  const hear = question.at(-1)
  if (typeof hear === 'function') {
    const told = (error: unknown, ...rest: unknown[]): unknown => {
      endSpan(span, error)
      return (hear as Ask)(error, ...rest)
    }
    return ask(...question.slice(0, -1), told)
  }
  const answer = ask(...question)
  if (answer instanceof Promise)
    void answer.then(
      () => endSpan(span, undefined),
      (error: unknown) => endSpan(span, error)
    )
  else span.end()
  return answer
}

/** Traces the queries of a pool that belong to a trace. */
export function traceQueries(tracer: Tracer, pool: Pool): void {
  const traced =
    (ask: Ask): Ask =>
    (...question) => {
      const text = textOf(question[0])
      if (text === undefined || !trace.getActiveSpan()) return ask(...question)
      const operation = operationOf(text)
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': text.slice(0, statementLengthMax)
      }
      return answered(ask, question, tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }))
    }
  pool.on('connect', (client: PoolClient) => {
    Object.assign(client, { query: traced(client.query.bind(client) as Ask) })
  })
  // A waiting client runs in the async context of whoever released the connection; restore its own.
  const connect = pool.connect.bind(pool) as Ask
  Object.assign(pool, {
    connect: (hear?: () => void) => (hear ? connect(context.bind(context.active(), hear)) : connect())
  })
}
