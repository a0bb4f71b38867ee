import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { type Job, type JobResult, PgBoss, type SendOptions as BossSendOptions } from 'pg-boss'
import { deadLetters, jobsSchema, traceOf, withTrace, withoutTrace } from './dead-letters.ts'
import { watchDueQueues } from './due-queues.ts'
import { moveEarlierJobs } from './earlier-jobs.ts'
import type { Jobs, SendOptions } from './jobs.ts'
import { type Metrics, noMetrics } from './metrics/metrics.ts'
import { type Tracing, noTracing } from './telemetry/tracing.ts'
import { sqlOf } from './transaction-sql.ts'

type Work = (data: never) => Promise<void>

export interface BossJobs extends Jobs {
  /**
   * Creates the queues and records the scheduled jobs. Modules have registered their jobs by then. One server at a time does this, because queues
   * are tables.
   */
  prepare(): Promise<void>
  /** Starts the workers. Call `prepare` first. Does nothing if other processes do the work. */
  start(): Promise<void>
  /** Stops taking jobs and waits for the running ones. */
  stop(): Promise<void>
}

/** Retries for about a day: after 30 s, 1 min, 2 min and so on, with jitter. */
const retries = { retryLimit: 11, retryDelay: 30, retryBackoff: true, deadLetter: deadLetters } as const

const [minute, day] = [60, 86_400]

/** Seconds without a heartbeat after which a job counts as that of a dead server, and is tried again. */
const heartbeatSeconds = 2 * minute

/** How often a worker sends one: a single failure, such as a full pool, costs nothing. */
const heartbeatRefreshSeconds = 20

/** How often the workers look for jobs without a heartbeat. */
const superviseSeconds = minute / 2

/** Seconds of a job. Finished jobs are kept for half a day, failed ones a month. */
const limits = { expireInSeconds: 10 * minute, heartbeatSeconds, deleteAfterSeconds: day / 2 } as const

/** Seconds between polls of a worker that received no notification. A lost notification delays a job by no more than this. */
const pollIntervalSeconds = 60

/** Scheduled jobs may scan the tables of a large shop. */
const repeatedExpiresInSeconds = 7200

/** The scheduled job that moves the jobs of the version before. */
const movesEarlier = 'jobs.move-earlier'

/** The same name and key always give the same id, so the primary key of the queue removes duplicates. */
function jobId(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-'
  )
}

export const sendOptionsOf = (name: string, { after, tx, key }: SendOptions): BossSendOptions => ({
  ...(after === undefined ? undefined : { startAfter: after }),
  ...(key === undefined ? undefined : { id: jobId(name, key) }),
  ...(tx === undefined
    ? undefined
    : {
        db: {
          executeSql: async (text: string, values: unknown[]) => ({
            rows: (await tx.execute(sqlOf(text, values))).rows
          })
        }
      })
})

/** Creates queues on first use. Creating a queue twice has no effect. */
export function queueMaker(boss: PgBoss): (name: string) => Promise<void> {
  const made = new Map<string, Promise<void>>()
  const make = async (name: string) => {
    await boss.createQueue(deadLetters, { retentionSeconds: 30 * day, deleteAfterSeconds: day })
    await boss.createQueue(name, { ...retries, ...limits })
  }
  return (name) => {
    const known = made.get(name) ?? make(name)
    made.set(name, known)
    return known
  }
}

export const createBoss = (pool: Pool, options: { works: boolean }): PgBoss =>
  new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: jobsSchema,
    supervise: options.works,
    schedule: options.works,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    registerInstance: false,
    // Jobs are traced by \`Tracing\`.
    openTelemetry: { enabled: false }
  })

/** Runs a job in a span of the trace that sent it, however much later. */
export const spanOfJob = (tracing: Tracing, name: string, data: object | null, handler: Work): Promise<void> =>
  tracing.span(`job ${name}`, () => handler(withoutTrace(data) as never), { from: traceOf(data) })

/** Jobs on pg-boss, in the shop's own database. A process without workers queues jobs for others. */
export function bossJobs(
  pool: Pool,
  log: FastifyBaseLogger,
  {
    works = true,
    metrics = noMetrics,
    tracing = noTracing
  }: { works?: boolean; metrics?: Metrics | undefined; tracing?: Tracing | undefined } = {}
): BossJobs {
  const boss = createBoss(pool, { works })
  const ensureQueue = queueMaker(boss)
  const handlers = new Map<string, Work>()
  const schedules = new Map<string, string>()
  const workers = new Map<string, string>()
  let watching: ReturnType<typeof watchDueQueues> | undefined
  const tellError = (error: unknown) => log.error({ err: error }, 'the job queue reported an error')
  boss.on('error', tellError)
  boss.on('warning', ({ message, data }) => log.warn({ about: data }, `job queue: ${message}`))

  const callWorker = (name: string) => {
    const worker = workers.get(name)
    if (worker !== undefined) boss.notifyWorker(worker)
  }

  handlers.set(movesEarlier, async () => void (await moveEarlierJobs(pool)))
  schedules.set(movesEarlier, '* * * * *')

  const resultOf = async (name: string, job: Job, handler: Work): Promise<JobResult> => {
    const run = metrics.jobBegun(name)
    try {
      await spanOfJob(tracing, name, job.data, handler)
      run.end(true)
      return { id: job.id, status: 'completed' }
    } catch (error) {
      run.end(false)
      log.error({ err: error, job: name, jobId: job.id }, 'a job failed and will be tried again')
      return { id: job.id, status: 'failed', output: { message: error instanceof Error ? error.name : 'unknown' } }
    }
  }

  return {
    handle: (name, handler) => void handlers.set(name, handler),
    every: (name, cron, handler) => {
      handlers.set(name, handler)
      schedules.set(name, cron)
    },
    handles: (name) => handlers.has(name),
    send: async (name, data, options = {}) => {
      if (!handlers.has(name)) throw new Error(`Nobody handles jobs named ${name}`)
      await ensureQueue(name)
      await boss.send(name, withTrace(data, tracing.here()), sendOptionsOf(name, options))
      if (options.tx === undefined && options.after === undefined) callWorker(name)
    },
    prepare: async () => {
      await boss.start()
      for (const name of handlers.keys()) await ensureQueue(name)
      for (const [name, cron] of schedules)
        await boss.schedule(name, cron, {}, { expireInSeconds: repeatedExpiresInSeconds })
    },
    start: async () => {
      if (!works) return
      // Only where workers of this version run: those of the version before do not know this queue.
      await moveEarlierJobs(pool)
      for (const [name, handler] of handlers) {
        // Jobs run concurrently and complete one by one, so a failed job does not make the others run again.
        const options = {
          batchSize: 10,
          pollingIntervalSeconds: pollIntervalSeconds,
          heartbeatRefreshSeconds,
          perJobResults: true
        } as const
        const work = (jobs: Job[]) => Promise.all(jobs.map((job) => resultOf(name, job, handler)))
        workers.set(name, await boss.work(name, options, work))
      }
      watching = watchDueQueues(pool, [...handlers.keys()], { onDue: callWorker, onError: tellError })
    },
    stop: () => {
      watching?.stop()
      return boss.stop({ graceful: true, timeout: 5000 })
    }
  }
}
