import type { Config } from '../config.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Tracing } from './tracing.ts'

export interface OpenTelemetry {
  tracing: Tracing
  metrics: Metrics
  /** Sends what is not sent yet, and ends. */
  close(): Promise<void>
}

/** Milliseconds the last spans and figures may take to leave, so that a collector that is away holds up no end. */
const lastSendMs = 3_000

/**
 * Begins to send traces and metrics where the `OTEL_*` variables name a receiver; the library reads them itself. It is loaded by
 * processes that send, and by no others. Log lines stay on standard output, with the identifiers of their trace.
 */
export async function openTelemetry({
  sendsTelemetry,
  role,
  trustProxy
}: Pick<Config, 'sendsTelemetry' | 'role' | 'trustProxy'>): Promise<OpenTelemetry | undefined> {
  if (!sendsTelemetry) return undefined
  const [
    { NodeSDK },
    { defaultResource, resourceFromAttributes },
    { otelTracing },
    { otelMetrics },
    { traceOutgoing },
    { trace }
  ] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/resources'),
    import('./otel-tracing.ts'),
    import('./otel-metrics.ts'),
    import('./otel-outgoing.ts'),
    import('@opentelemetry/api')
  ])
  const sdk = new NodeSDK({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES win.
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'motif', 'motif.role': role })),
    logRecordProcessors: []
  })
  sdk.start()
  const endOutgoing = traceOutgoing(trace.getTracer('motif'))
  return {
    // Whoever reaches the server directly may say anything; a proxy in front decides what it passes on.
    tracing: otelTracing({ joinsCallers: trustProxy !== false }),
    metrics: otelMetrics(),
    close: async () => {
      endOutgoing()
      const late = Promise.withResolvers<void>()
      const timer = setTimeout(late.resolve, lastSendMs)
      await Promise.race([sdk.shutdown().catch(() => undefined), late.promise])
      clearTimeout(timer)
    }
  }
}
