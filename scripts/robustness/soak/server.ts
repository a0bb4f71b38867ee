/**
 * The shop as one process whose clock a parent moves: `node --expose-gc server.ts`. Everything but the clock and the hours of repeated jobs is as it
 * runs for people. The parent sends an order and gets the answer with its number.
 */
import { existsSync, readdirSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import shop from '../../../shop.config.ts'
import { buildApp } from '../../../apps/api/src/app.ts'
import { mailboxDelivery } from '../../../apps/api/src/modules/mailbox/index.ts'
import { createBoss } from '../../../apps/api/src/platform/boss-jobs.ts'
import { readConfig } from '../../../apps/api/src/platform/config.ts'
import { createPlatform } from '../../../apps/api/src/platform/create-platform.ts'
import { openDatabase } from '../../../apps/api/src/platform/database.ts'
import { startEmbeddedPostgres } from '../../../apps/api/src/platform/embedded-postgres.ts'
import { createLogger } from '../../../apps/api/src/platform/logger.ts'
import { migrateDatabase } from '../../../apps/api/src/platform/migrations.ts'
import { seed } from '../../../apps/api/src/seed.ts'
import { testJobs } from '../../../apps/api/src/testing/test-jobs.ts'
import type { Answers, Order, Sizes } from './orders.ts'

const config = readConfig(process.env)
const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir })
const database = openDatabase({ ...postgres.connection, max: config.databasePool }, () => undefined)
const { db, pool } = database
await migrateDatabase(pool)
const log = createLogger(config)
let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }
const queue = testJobs(pool, clock)
const repeated: { name: string; isNightly: boolean }[] = []
const jobs = {
  ...queue,
  every: (name: string, cron: string, handler: () => Promise<void>) => {
    repeated.push({ name, isNightly: !cron.startsWith('*') })
    queue.every(name, cron, handler)
  }
}
const platform = createPlatform({ config, shop, db, log, clock, jobs, deliver: mailboxDelivery(db, clock) })
const app = await buildApp(platform, async () => ({ status: 'ready', parts: {} }))
await queue.start()
const keeper = createBoss(pool, { works: false })
await keeper.start()
await seed(platform)
await app.listen({ host: '127.0.0.1', port: 0 })

const faults: string[] = []
const run = (what: string, work: () => Promise<void>) =>
  work().catch((error: unknown) => void faults.push(`${what}: ${String(error).slice(0, 200)}`))
const ending = new AbortController()
const working = (async () => {
  while (!ending.signal.aborted) {
    await run('a job', () => queue.run())
    await pause(50)
  }
})()

/** Runs all repeated jobs; at night also the daily ones. The queue uses the database's clock, so its jobs are aged. */
async function repeat(isNight: boolean): Promise<void> {
  for (const { name, isNightly } of repeated) if (isNight || !isNightly) await run(name, () => queue.tick(name))
  if (!isNight) return
  await pool.query(`update jobs.job set completed_on = completed_on - interval '1 day' where completed_on is not null`)
  await pool.query(`update jobs.queue set maintain_on = maintain_on - interval '1 day'`)
  await run('the queue', () => keeper.supervise())
}

const openFiles = '/proc/self/fd'

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, 'postgres')))
    .reduce(
      (sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
      0
    )
}

async function sizesOf(connections: Pool): Promise<Sizes> {
  // Twice: what held on to something else is gone by then.
  globalThis.gc?.()
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  const { rows: tables } = await connections.query<{ name: string; rows: number; bytes: number }>(`
    select n.nspname || '.' || c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes, coalesce(s.n_live_tup, 0)::float8 as rows
    from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_stat_all_tables s on s.relid = c.oid
    where c.relkind = 'r' and n.nspname in ('public', 'jobs')`)
  const { rows: all } = await connections.query<{ bytes: number; connections: number }>(
    `select pg_database_size(current_database())::float8 as bytes,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections`
  )
  return {
    rss,
    heapUsed,
    external,
    // A folder of its own on Linux alone.
    descriptors: existsSync(openFiles) ? readdirSync(openFiles).length : 0,
    waiting:
      process.getActiveResourcesInfo().length +
      process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
    files: bytesIn(config.dataDir),
    database: all[0]?.bytes ?? 0,
    connections: all[0]?.connections ?? 0,
    tables
  }
}

const answers: { [What in Order['what']]: (order: Extract<Order, { what: What }>) => Promise<Answers[What]> } = {
  advance: async ({ ms }) => void (aheadMs += ms),
  repeat: async ({ isNight }) => {
    await repeat(isNight)
    return faults.splice(0)
  },
  // What is out of stock is what another proof is about.
  stock: async () => void (await pool.query('update variants set on_hand = 1000000')),
  measure: () => sizesOf(pool),
  end: async () => {
    ending.abort()
    await working
    await keeper.stop({ graceful: false })
    await queue.stop()
    await app.close()
    await database.close()
    await postgres.stop()
  }
}
process.on('message', (order: Order & { number: number }) => {
  void (answers[order.what] as (order: Order) => Promise<unknown>)(order).then(
    (answer) => process.send?.({ number: order.number, answer }),
    (error: unknown) => process.send?.({ number: order.number, fault: String(error) })
  )
})
process.send?.({ origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` })
