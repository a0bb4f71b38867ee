import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { methodLabel, routeLabel, secondsBuckets } from './labels.ts'
import type { Metrics } from './metrics.ts'

export interface PrometheusMetrics extends Metrics {
  registry: Registry
}

/** Prometheus metrics of this process. */
export function prometheusMetrics(): PrometheusMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'motif_http_request_duration_seconds',
    help: 'Answers to requests from outside, by method, route pattern and class of status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: secondsBuckets,
    registers
  })
  const mails = new Counter({
    name: 'motif_mails_total',
    help: 'Tries to hand a mail to the mail server. A failed one is tried again.',
    labelNames: ['outcome'] as const,
    registers
  })
  const pictures = new Counter({
    name: 'motif_pictures_total',
    help: 'Pictures asked of the drawing processes. One found in storage is not counted.',
    labelNames: ['outcome'] as const,
    registers
  })
  const runs = new Counter({
    name: 'motif_job_runs_total',
    help: 'Tries of jobs that ended in this process.',
    labelNames: ['queue', 'outcome'] as const,
    registers
  })
  const active = new Gauge({
    name: 'motif_jobs_active',
    help: 'Jobs this process is doing.',
    labelNames: ['queue'] as const,
    registers
  })
  // An alert on a rate needs a zero before the first event.
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0)
  for (const outcome of ['drawn', 'failed']) pictures.inc({ outcome }, 0)
  return {
    registry,
    requestAnswered: ({ method, route, status, seconds }) =>
      requests.observe(
        {
          method: methodLabel(method),
          route: routeLabel(route, status),
          status: `${Math.floor(status / 100)}xx`
        },
        seconds
      ),
    mailTried: (isSent) => mails.inc({ outcome: isSent ? 'sent' : 'failed' }),
    pictureTried: (isDrawn) => pictures.inc({ outcome: isDrawn ? 'drawn' : 'failed' }),
    jobBegun: (queue) => {
      active.inc({ queue })
      return {
        end: (isDone) => {
          active.dec({ queue })
          runs.inc({ queue, outcome: isDone ? 'done' : 'failed' })
        }
      }
    }
  }
}
