import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { freeBytes } from '../probes.ts'
import type { AskReadiness } from '../readiness.ts'
import type { Replicas } from '../replicas/replicas.ts'
import type { JobCount } from './job-counts.ts'

/** Reports the pool's connections on each scrape. */
export function watchPool(registry: Registry, pool: Pool): void {
  const registers = [registry]
  const connections: Gauge<'state'> = new Gauge({
    name: 'motif_database_connections',
    help: 'Database connections of this process, in use and idle.',
    labelNames: ['state'] as const,
    registers,
    collect: () => {
      connections.set({ state: 'in_use' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
    }
  })
  const most: Gauge = new Gauge({
    name: 'motif_database_connections_max',
    help: 'Connections this process opens at most (DATABASE_POOL).',
    registers,
    collect: () => most.set(pool.options.max)
  })
  const waiting: Gauge = new Gauge({
    name: 'motif_database_waiting',
    help: 'Statements of this process that wait for a connection.',
    registers,
    collect: () => waiting.set(pool.waitingCount)
  })
}

/** Reports jobs of the whole shop. All processes report the same values, so do not sum them. Without the database there are none. */
export function watchJobs(registry: Registry, count: () => Promise<readonly JobCount[]>): void {
  const gauge = (name: string, help: string, valueOf: (count: JobCount) => number) => {
    const jobs: Gauge<'queue'> = new Gauge({
      name,
      help,
      labelNames: ['queue'] as const,
      registers: [registry],
      collect: async () => {
        const counts = await count().catch((): readonly JobCount[] => [])
        jobs.reset()
        for (const one of counts) jobs.inc({ queue: one.queue }, valueOf(one))
      }
    })
  }
  gauge(
    'motif_jobs_waiting',
    'Jobs of the shop that wait, those to be tried again among them.',
    ({ waiting }) => waiting
  )
  gauge(
    'motif_jobs_oldest_seconds',
    'How long the oldest job that is due has waited.',
    ({ oldestSeconds }) => oldestSeconds
  )
  gauge('motif_jobs_dead', 'Jobs that failed for good and wait for somebody to look at them.', ({ dead }) => dead)
}

/** Reports the parts of `/readyz` as numbers. */
export function watchParts(registry: Registry, ask: AskReadiness): void {
  const parts: Gauge<'part'> = new Gauge({
    name: 'motif_part_up',
    help: 'Whether a part the shop stands on answers: 1, or 0 where it is away.',
    labelNames: ['part'] as const,
    registers: [registry],
    collect: async () => {
      for (const [part, state] of Object.entries((await ask()).parts)) parts.set({ part }, state === 'ok' ? 1 : 0)
    }
  })
}

/** Reports the free space of the disk that holds the data folder. */
export function watchDisk(registry: Registry, dataDir: string): void {
  const free: Gauge = new Gauge({
    name: 'motif_disk_free_bytes',
    help: 'Free bytes of the disk that holds DATA_DIR.',
    registers: [registry],
    collect: async () => {
      free.reset()
      await freeBytes(dataDir).then(
        (bytes) => free.set(bytes),
        () => undefined
      )
    }
  })
}

/** Reports each replica by its position in DATABASE_REPLICA_URLS, from 1. */
export function watchReplicas(registry: Registry, replicas: Pick<Replicas, 'states'>): void {
  const registers = [registry]
  const used: Gauge<'replica'> = new Gauge({
    name: 'motif_replica_used',
    help: 'Whether this process reads from a replica: 1, or 0 while it lags or is away.',
    labelNames: ['replica'] as const,
    registers,
    collect: () => {
      for (const [index, { isUsed }] of replicas.states().entries()) used.set({ replica: index + 1 }, isUsed ? 1 : 0)
    }
  })
  const lag: Gauge<'replica'> = new Gauge({
    name: 'motif_replica_lag_bytes',
    help: 'Bytes of the write-ahead log that a replica lacks. Absent while it is away.',
    labelNames: ['replica'] as const,
    registers,
    collect: () => {
      lag.reset()
      for (const [index, { lagBytes }] of replicas.states().entries())
        if (lagBytes !== undefined) lag.set({ replica: index + 1 }, lagBytes)
    }
  })
}
