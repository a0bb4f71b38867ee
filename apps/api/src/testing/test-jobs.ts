import type { Pool } from 'pg'
import { createBoss, queueMaker, sendOptionsOf, spanOfJob } from '../platform/boss-jobs.ts'
import type { Clock } from '../platform/clock.ts'
import { withTrace } from '../platform/dead-letters.ts'
import type { Jobs } from '../platform/jobs.ts'
import { type Tracing, noTracing } from '../platform/telemetry/tracing.ts'

interface DueJob {
  id: string
  name: string
  data: object
}

export interface TestJobs extends Jobs {
  start(): Promise<void>
  stop(): Promise<void>
  /** Runs every due job, and the jobs these send, one after another. Throws what a job throws. */
  run(): Promise<void>
  /** Runs a scheduled job once. */
  tick(name: string): Promise<void>
}

const due = `
  update jobs.job set state = 'active', started_on = now()
  where id = (select id from jobs.job where state < 'active' and start_after <= $1 and name = any($2) order by start_after, created_on, id limit 1)
  returning id, name, data`

/** Jobs in the same tables as in production, run on demand. */
export function testJobs(pool: Pool, clock: Clock, tracing: Tracing = noTracing): TestJobs {
  const boss = createBoss(pool, { works: false })
  const ensureQueue = queueMaker(boss)
  const handlers = new Map<string, (data: never) => Promise<void>>()
  const repeated = new Map<string, () => Promise<void>>()

  const perform = async ({ id, name, data }: DueJob) => {
    try {
      const handler = handlers.get(name)
      if (handler) await spanOfJob(tracing, name, data, handler)
      await boss.complete(name, id)
    } catch (error) {
      await boss.fail(name, id)
      await pool.query(`update jobs.job set start_after = $2 where id = $1 and state = 'retry'`, [
        id,
        new Date(clock.now().getTime() + 30_000)
      ])
      throw error
    }
  }

  return {
    handle: (name, handler) => void handlers.set(name, handler),
    every: (name, _cron, handler) => void repeated.set(name, handler),
    handles: (name) => handlers.has(name),
    send: async (name, data, options = {}) => {
      if (!handlers.has(name)) throw new Error(`Nobody handles jobs named ${name}`)
      await ensureQueue(name)
      await boss.send(
        name,
        withTrace(data, tracing.here()),
        sendOptionsOf(name, { ...options, after: options.after ?? clock.now() })
      )
    },
    start: async () => void (await boss.start()),
    stop: () => boss.stop({ graceful: false }),
    run: async () => {
      for (;;) {
        const { rows } = await pool.query<DueJob>(due, [clock.now(), [...handlers.keys()]])
        if (!rows[0]) return
        await perform(rows[0])
      }
    },
    tick: async (name) => {
      const handler = repeated.get(name)
      if (!handler) throw new Error(`No job named ${name} is repeated`)
      await handler()
    }
  }
}
