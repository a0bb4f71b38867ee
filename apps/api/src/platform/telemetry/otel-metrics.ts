import { metrics as otel } from '@opentelemetry/api'
import { methodLabel, routeLabel, secondsBuckets } from '../metrics/labels.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** Metrics for OpenTelemetry: requests under the names of its semantic conventions, the rest under the shop's. */
export function otelMetrics(): Metrics {
  const meter = otel.getMeter('motif')
  const requests = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Answers to requests from outside.',
    advice: { explicitBucketBoundaries: secondsBuckets }
  })
  const mails = meter.createCounter('motif.mails', { description: 'Tries to hand a mail to the mail server.' })
  const pictures = meter.createCounter('motif.pictures', { description: 'Pictures asked of the drawing processes.' })
  const runs = meter.createCounter('motif.job.runs', { description: 'Tries of jobs that ended in this process.' })
  const active = meter.createUpDownCounter('motif.jobs.active', { description: 'Jobs this process is doing.' })
  return {
    requestAnswered: ({ method, route, status, seconds }) =>
      requests.record(seconds, {
        'http.request.method': methodLabel(method),
        'http.route': routeLabel(route, status),
        'http.response.status_code': status
      }),
    mailTried: (isSent) => mails.add(1, { outcome: isSent ? 'sent' : 'failed' }),
    pictureTried: (isDrawn) => pictures.add(1, { outcome: isDrawn ? 'drawn' : 'failed' }),
    jobBegun: (queue) => {
      active.add(1, { queue })
      return {
        end: (isDone) => {
          active.add(-1, { queue })
          runs.add(1, { queue, outcome: isDone ? 'done' : 'failed' })
        }
      }
    }
  }
}
