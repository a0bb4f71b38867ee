import { type Span, SpanStatusCode } from '@opentelemetry/api'

/** Ends nothing, but says that the work failed: by the error's code or kind. Messages may hold what a person sent. */
export function failSpan(span: Span, error: unknown): void {
  const { code, name } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { code: undefined, name: 'unknown' }
  span.setAttribute('error.type', code ?? name)
  span.setStatus({ code: SpanStatusCode.ERROR })
}
