import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import type { Platform } from '../platform.ts'
import type { AskReadiness } from '../readiness.ts'
import type { Replicas } from '../replicas/replicas.ts'
import type { Metrics } from './metrics.ts'

/** What is read at each scrape. */
interface WatchedParts {
  pool: Pool
  ask: AskReadiness
  replicas: Pick<Replicas, 'states'>
  /** The folder whose disk is watched. */
  dataDir: string
}

export interface OpenMetrics extends Metrics {
  /** The server for the private port, not listening yet. */
  serve(platform: Pick<Platform, 'log'>, parts: WatchedParts): FastifyInstance
}

/** Starts metrics if the settings name a port. Only then is the library loaded. */
export async function openMetrics({ metricsPort }: Pick<Config, 'metricsPort'>): Promise<OpenMetrics | undefined> {
  if (metricsPort === undefined) return undefined
  const [
    { prometheusMetrics },
    { jobCounts },
    { metricsServer },
    { watchDisk, watchJobs, watchParts, watchPool, watchReplicas }
  ] = await Promise.all([
    import('./prometheus.ts'),
    import('./job-counts.ts'),
    import('./metrics-server.ts'),
    import('./watch.ts')
  ])
  const { registry, ...metrics } = prometheusMetrics()
  return {
    ...metrics,
    serve: (platform, { pool, ask, replicas, dataDir }) => {
      watchPool(registry, pool)
      watchJobs(registry, jobCounts(pool))
      watchParts(registry, ask)
      watchDisk(registry, dataDir)
      watchReplicas(registry, replicas)
      return metricsServer(platform, registry)
    }
  }
}
