import type { Config } from '../config.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Tracing } from './tracing.ts'

export interface OpenTelemetry {
  tracing: Tracing
  metrics: Metrics
  /** Flushes and shuts down. */
  close(): Promise<void>
}

/** Milliseconds to flush, so that an unavailable collector delays no shutdown. */
const lastSendMs = 3_000

/**
 * Starts to send traces and metrics if the `OTEL_*` variables name a receiver, which the library reads itself. Only then is it loaded. Logs stay on
 * standard output, with trace ids.
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
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take precedence.
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'motif', 'motif.role': role })),
    logRecordProcessors: []
  })
  sdk.start()
  const endOutgoing = traceOutgoing(trace.getTracer('motif'))
  return {
    // A direct client may send any trace header; a proxy decides what it forwards.
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
