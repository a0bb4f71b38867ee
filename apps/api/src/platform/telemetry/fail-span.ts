import { type Span, SpanStatusCode } from '@opentelemetry/api'

/** Marks a span as failed, by the error's code or type, without ending it. Messages may hold user input. */
export function failSpan(span: Span, error: unknown): void {
  const { code, name } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { code: undefined, name: 'unknown' }
  span.setAttribute('error.type', code ?? name)
  span.setStatus({ code: SpanStatusCode.ERROR })
}
