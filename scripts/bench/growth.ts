import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../../apps/api/src/platform/embedded-postgres.ts'
import { databaseUrlOf } from '../../apps/api/src/testing/server-process.ts'
import { type ControlGroup, controlGroup } from './control-group.ts'
import { databaseProcesses } from './processor.ts'
import { admin, startShop } from './shop.ts'
import type { Row } from './table.ts'
import { type Stock, ask, buy, newCart, pick, stockUp } from './traffic.ts'

/** Web processes at most, and the share of one processor each may use: together they leave more than one to everybody else. */
const [webs, share] = [3, 0.25]

/** Seconds of each kind of work, and of warming up for it while nobody is limited: every page is made once on every process. */
const [seconds, warmingUp] = [8, 6]

/** People at once for each web process. */
const perProcess = 6

const firstPort = 30_000 + (process.pid % 10_000)

interface Groups {
  web: readonly ControlGroup[]
  worker: ControlGroup
  database: ControlGroup
}

/** Processor seconds of all web processes, of the worker and of PostgreSQL. */
const secondsOf = ({ web, worker, database }: Groups) => ({
  web: web.reduce((sum, group) => sum + group.seconds(), 0),
  worker: worker.seconds(),
  database: database.seconds()
})

/** Repeats work in parallel across processes until the time is over; returns the count. */
async function repeat(
  origins: readonly string[],
  forSeconds: number,
  work: (origin: string) => Promise<unknown>
): Promise<number> {
  const end = performance.now() + forSeconds * 1000
  let done = 0
  const somebody = async (origin: string) => {
    while (performance.now() < end) {
      await work(origin)
      done += 1
    }
  }
  await Promise.all(origins.flatMap((origin) => Array.from({ length: perProcess }, () => somebody(origin))))
  return done
}

/** Waits until the shop's order jobs are done. */
async function untilJobsAreDone(connection: PoolConfig): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    const waiting = `select count(*)::int as count from jobs.job where state < 'completed' and start_after <= now() and name <> 'dead-letters'`
    for (;;) {
      const { rows } = await client.query<{ count: number }>(waiting)
      if (rows[0]?.count === 0) return
      await pause(200)
    }
  } finally {
    await client.end()
  }
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`

/** What people do, by name: one page, one question, one order each. */
const kinds = ({ slugs, variantIds }: Stock, carts: ReadonlyMap<string, readonly string[]>) => ({
  'a page that is kept (home, lists, products)': async (origin: string) => {
    const path = pick(['/', '/?category=mugs', `/product/${pick(slugs)}`, `/product/${pick(slugs)}`])
    if ((await ask(origin, 'GET', path)).status !== 200) throw new Error(`No page at ${path}`)
  },
  'a look at a cart of two lines': async (origin: string) => {
    const { status } = await ask(origin, 'GET', `/api/v1/carts/${pick(carts.get(origin) ?? [])}`)
    if (status !== 200) throw new Error(`${status} to a cart`)
  },
  'a whole order (4 calls)': (origin: string) => buy(origin, pick(variantIds))
})

interface Server {
  origin: string
  group: ControlGroup
}

/** Starts PostgreSQL, a worker and web processes in separate cgroups. Adds cleanup to `closers`. */
async function startParts(folder: string, closers: (() => unknown)[]) {
  const group = (what: string) => {
    const made = controlGroup(what)
    closers.push(() => made.remove())
    return made
  }
  const database = group('database')
  const postgres = await startEmbeddedPostgres({ dataDir: folder })
  const { connection } = postgres
  closers.push(() => postgres.stop())
  for (const pid of databaseProcesses(folder)) database.add(pid)
  const env = {
    DATABASE_URL: databaseUrlOf(connection),
    DATABASE_POOL: '6',
    SERVERS: String(webs + 1),
    SHARED_DATA_DIR: 'true',
    DRAW_AHEAD: 'false',
    DRAWING_WORKERS: '1',
    DEMO_ADMIN_PASSWORD: admin.password
  }
  const start = async (what: string, role: 'web' | 'worker', index: number): Promise<Server> => {
    const made = group(what)
    const shop = await startShop(join(folder, 'files'), { ...env, ROLE: role, PORT: String(firstPort + index) })
    made.add(shop.pid)
    closers.push(() => shop.stop())
    return { origin: shop.origin, group: made }
  }
  const worker = await start('worker', 'worker', webs)
  const servers: Server[] = []
  for (let index = 0; index < webs; index += 1) servers.push(await start(`web-${index}`, 'web', index))
  const groups: Groups = { web: servers.map((server) => server.group), worker: worker.group, database }
  return { servers, groups, connection }
}

type Costs = ReturnType<typeof secondsOf>

/** Processor seconds per second of an idle shop. */
async function idleCosts(groups: Groups): Promise<Costs> {
  const before = secondsOf(groups)
  await pause(seconds * 1000)
  const after = secondsOf(groups)
  const of = (part: keyof Costs) => (after[part] - before[part]) / seconds
  return { web: of('web'), worker: of('worker'), database: of('database') }
}

/** Creates carts of two lines at each server. */
async function fillCarts(origins: readonly string[], { variantIds }: Stock): Promise<Map<string, readonly string[]>> {
  const fill = (origin: string) =>
    Promise.all(Array.from({ length: 20 }, () => newCart(origin, variantIds.slice(0, 2))))
  return new Map(await Promise.all(origins.map(async (origin) => [origin, await fill(origin)] as const)))
}

/**
 * Scaling by web processes, and the cost of a page, a cart and an order. Each web process has a processor share; worker
 * and PostgreSQL run in their own cgroups. Needs Linux with permission to create cgroups.
 */
export async function benchGrowth(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'motif-growth-'))
  const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const { servers, groups, connection } = await startParts(folder, closers)
    const origins = servers.map(({ origin }) => origin)
    const stock = await stockUp(origins[0] ?? '', admin)
    const all = kinds(stock, await fillCarts(origins, stock))
    await untilJobsAreDone(connection)
    const idle = await idleCosts(groups)
    for (const work of Object.values(all)) await repeat(origins, warmingUp, work)
    await untilJobsAreDone(connection)
    for (const { group } of servers) group.limit(share)
    const rows: Row[] = [
      {
        what: 'idle, a second: a web process, the worker, PostgreSQL under all of them',
        figure: `${ms((1000 * idle.web) / webs)}, ${ms(1000 * idle.worker)}, ${ms(1000 * idle.database)}`
      }
    ]
    for (const [name, work] of Object.entries(all))
      for (let count = 1; count <= webs; count += 1) {
        const [before, began] = [secondsOf(groups), performance.now()]
        const done = await repeat(origins.slice(0, count), seconds, work)
        const rate = done / ((performance.now() - began) / 1000)
        await untilJobsAreDone(connection)
        const [after, passed] = [secondsOf(groups), (performance.now() - began) / 1000]
        const each = (part: keyof Costs) =>
          ms((1000 * Math.max(0, after[part] - before[part] - idle[part] * passed)) / done)
        rows.push({
          what: `${name}, ${count} × ${share} of a processor`,
          figure: `${rate.toFixed(rate < 100 ? 1 : 0)} a second; each ${each('web')} of web, ${each('database')} of PostgreSQL, ${each('worker')} of the worker`
        })
      }
    return rows
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}
