import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type PoolConfig } from 'pg'
import shop from '../../shop.config.ts'
import { buildApp } from '../../apps/api/src/app.ts'
import { readConfig } from '../../apps/api/src/platform/config.ts'
import { createPlatform } from '../../apps/api/src/platform/create-platform.ts'
import { openDatabase } from '../../apps/api/src/platform/database.ts'
import { startEmbeddedPostgres } from '../../apps/api/src/platform/embedded-postgres.ts'
import type { Jobs } from '../../apps/api/src/platform/jobs.ts'
import { createLogger } from '../../apps/api/src/platform/logger.ts'
import { openShopDatabase } from '../fill/database.ts'
import { countCarts, insertCarts } from '../fill/insert-carts.ts'
import type { Row } from './table.ts'

/** Milliseconds between two writes of somebody who shops meanwhile. */
const writeEvery = 20

interface Watch {
  /** The longest statement so far, since it was last asked for. */
  longest(): { ms: number; text: string }
}

/** Times every statement of a pool. */
function watchStatements(pool: ReturnType<typeof openDatabase>['pool']): Watch {
  let longest = { ms: 0, text: '' }
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...question: unknown[]) => unknown
    const timed = (...question: unknown[]) => {
      const began = performance.now()
      const over = () => {
        const ms = performance.now() - began
        const text = typeof question[0] === 'string' ? question[0] : (question[0] as { text: string }).text
        if (ms > longest.ms) longest = { ms, text: text.replaceAll(/\s+/g, ' ').trim() }
      }
      const hear = question.at(-1)
      // `Pool.query` is told by a callback, everybody else by a promise.
      if (typeof hear === 'function')
        return query(...question.slice(0, -1), (...answer: unknown[]): unknown => {
          over()
          return (hear as (...answer: unknown[]) => unknown)(...answer)
        })
      return (query(...question) as Promise<unknown>).finally(over)
    }
    Object.assign(client, { query: timed })
  })
  return {
    longest: () => {
      const was = longest
      longest = { ms: 0, text: '' }
      return was
    }
  }
}

/** Writes concurrently to the tables being cleaned, and returns the slowest write. */
function writeMeanwhile(connection: PoolConfig, signal: AbortSignal) {
  let slowest = 0
  let failed = 0
  const client = new Client(connection)
  const work = (async () => {
    await client.connect()
    await client.query(`set statement_timeout = '8s'`)
    for (let n = 0; !signal.aborted; n += 1) {
      const began = performance.now()
      await client
        .query(
          `with cart as (insert into carts (id, created_at, updated_at) values ($1, now(), now()) returning id),
             line as (update cart_lines set quantity = quantity % 9 + 1 where id = $2),
             design as (update designs set revision = revision + 1 where id = $3),
             upload as (update uploads set unused_since = null where id = $4)
           insert into payment_events (id, type, reference, received_at) values ($1, 'bench', '', now())`,
          [`bench-${process.pid}-${n}`, `fill-line-${n % 1000}-1`, `fill-design-${n % 1000}`, `fill-upload-${n % 1000}`]
        )
        .catch(() => (failed += 1))
      slowest = Math.max(slowest, performance.now() - began)
      await pause(writeEvery)
    }
    await client.end()
  })()
  return {
    take: () => {
      const was = { slowest, failed }
      ;[slowest, failed] = [0, 0]
      return was
    },
    done: work
  }
}

/** Samples the blocking locks that the shop's connections hold. */
function watchLocks(connection: PoolConfig, signal: AbortSignal) {
  const seen = new Set<string>()
  const client = new Client({ ...connection, application_name: 'bench-locks' })
  const work = (async () => {
    await client.connect()
    while (!signal.aborted) {
      const { rows } = await client.query<{ held: string }>(`
        select distinct l.mode || ' on ' || c.relname as held from pg_locks l join pg_class c on c.oid = l.relation
        join pg_stat_activity a on a.pid = l.pid
        where l.granted and a.application_name = 'motif' and c.relkind = 'r' and c.relpersistence = 'p'
          and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`)
      for (const { held } of rows) seen.add(held)
      await pause(50)
    }
    await client.end()
  })()
  return { seen, done: work }
}

/** The modules' repeated jobs by name. */
function repeatedJobs() {
  const repeated = new Map<string, () => Promise<void>>()
  const jobs: Jobs = {
    handle: () => undefined,
    handles: () => true,
    send: async () => undefined,
    every: (name, _cron, handler) => void repeated.set(name, handler)
  }
  return { jobs, repeated }
}

const shown = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`)

/**
 * Runs each repeated job on a shop with old carts and designs, and again a day later. Optionally on an existing data
 * folder.
 */
export async function benchMaintenance(count: number, filledDir?: string): Promise<Row[]> {
  const dataDir = filledDir ?? mkdtempSync(join(tmpdir(), 'motif-maintenance-'))
  const config = readConfig({ ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const rows: Row[] = []
  try {
    const filling = performance.now()
    const filled = await openShopDatabase({ ...config, demo: {} })
    if ((await countCarts(filled.client)) === 0) await insertCarts(filled.client, count, (line) => console.error(line))
    const { rows: sizes } = await filled.client.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size'
    )
    await filled.close()
    rows.push({
      what: `${count} carts, as many designs, and what comes along`,
      figure: `${shown(performance.now() - filling)}, ${sizes[0]?.size}`
    })

    const postgres = await startEmbeddedPostgres({ dataDir })
    const opened = openDatabase({ ...postgres.connection, max: 4 }, () => undefined)
    const watch = watchStatements(opened.pool)
    const { jobs, repeated } = repeatedJobs()
    let aheadMs = 0
    const platform = createPlatform({
      config,
      shop,
      db: opened.db,
      log: createLogger(config),
      clock: { now: () => new Date(Date.now() + aheadMs) },
      jobs,
      deliver: async () => undefined
    })
    const app = await buildApp(platform, async () => ({ status: 'ready', parts: {} }))
    const ending = new AbortController()
    const writer = writeMeanwhile(postgres.connection, ending.signal)
    const locks = watchLocks(postgres.connection, ending.signal)
    for (const night of ['the first night', 'the night after']) {
      const began = performance.now()
      for (const [name, run] of repeated) {
        watch.longest()
        writer.take()
        locks.seen.clear()
        let memory = 0
        const looking = setInterval(() => (memory = Math.max(memory, process.memoryUsage.rss())), 50)
        const start = performance.now()
        const fault = await run().then(
          () => '',
          (error: unknown) => `; FAILED: ${String(error).slice(0, 120)}`
        )
        const took = performance.now() - start
        clearInterval(looking)
        await pause(2 * writeEvery)
        const { ms, text } = watch.longest()
        const { slowest, failed } = writer.take()
        console.error(`${night}: ${name} ${shown(took)}; longest ${shown(ms)}: ${text.slice(0, 150)}${fault}`)
        if (took > 500 || fault)
          rows.push({
            what: `${name}, ${night}`,
            figure: `${shown(took)}; longest statement ${shown(ms)}; slowest write of others ${shown(slowest)}${failed > 0 ? `, ${failed} failed` : ''}; ${Math.round(memory / 2 ** 20)} MB; locks: ${[...locks.seen].join(', ') || 'of rows alone'}${fault}`
          })
      }
      rows.push({ what: `all ${repeated.size} jobs, ${night}`, figure: shown(performance.now() - began) })
      aheadMs += 86_400_000
    }
    ending.abort()
    await Promise.all([writer.done, locks.done])
    await app.close()
    await opened.close()
    await postgres.stop()
    return rows
  } finally {
    if (filledDir === undefined) rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  }
}
