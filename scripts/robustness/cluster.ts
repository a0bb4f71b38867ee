import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Pool } from 'pg'
import { smtpDelivery } from '../../apps/api/src/platform/smtp.ts'
import { startFakeStripe, stripeEnv } from '../../apps/api/src/testing/fake-stripe/server.ts'
import { startMailServer } from '../../apps/api/src/testing/mail-server.ts'
import type { ServerProcess } from '../../apps/api/src/testing/server-process.ts'
import { compareBooks, untilJobsAreDone } from './cluster/books.ts'
import { type Call, type Phase, type PhaseFigures, figuresOf } from './cluster/calls.ts'
import { cut, hasOwnNetwork, runInOwnNetwork } from './cluster/network.ts'
import { startTraffic } from './cluster/people.ts'
import { type Node, startPostgresPair } from './cluster/postgres-pair.ts'
import { part } from './cluster/process.ts'
import { type Programs, findPrograms } from './cluster/programs.ts'
import { haproxy, nginx, pgbouncer } from './cluster/proxies.ts'
import { blankOf } from './drawing.ts'
import { findFaults } from './faults.ts'
import { reconcileLater } from './reconcile-later.ts'
import { shopProcess } from './shop-process.ts'
import { sendEvents } from './webhooks.ts'

const [webs, workers] = [3, 2]

/** Share of calls that may fail while no other database is being chosen. */
const failedMax = 0.001

/** Milliseconds people go on after a part is away, and after it is back. */
const [awayMs, afterMs] = [6_000, 6_000]

const staff = { email: 'admin@motif.test', password: 'cluster-horse-battery-7' }

const seconds = (value: number | undefined) => (value === undefined ? '–' : `${value.toFixed(1)} s`)

const line = (name: string, { calls, failed, refused, failingSeconds, backSeconds, slowestMs }: PhaseFigures) =>
  `| ${name} | ${calls} | ${failed} | ${refused} | ${failingSeconds === 0 ? '–' : seconds(failingSeconds)} | ${seconds(backSeconds)} | ${(slowestMs / 1000).toFixed(1)} s |`

/** Calls that failed outside of a failover. A failover lasts from the break to the last failed call after it. */
function outsideOfFailover(phases: readonly Phase[], calls: readonly Call[]) {
  const windows = phases
    .filter(({ name }) => name.includes('primary'))
    .map((phase) => ({
      from: phase.brokenAt ?? phase.began,
      to: (phase.brokenAt ?? phase.began) + 1000 * figuresOf(phase, calls).failingSeconds
    }))
  const outside = calls.filter(({ began, ended }) => !windows.some(({ from, to }) => ended >= from && began <= to))
  return { calls: outside.length, failed: outside.filter(({ outcome }) => outcome === 'failed').length }
}

/**
 * A shop on many machines, simulated on one: two PostgreSQL servers, HAProxy, two PgBouncers, Redis, S3, three web
 * processes behind nginx and two workers. Under load, each kind of part is killed in turn, and a new version is rolled
 * out. Afterwards orders, charges, stock, mails and print files are compared. Skipped if programs are missing.
 */
export async function cluster(): Promise<boolean> {
  const found = findPrograms()
  if ('missing' in found) {
    console.log(`Skipped: the cluster needs programs this machine lacks. apt-get install ${found.missing.join(' ')}`)
    return true
  }
  if (!hasOwnNetwork()) {
    const inside = runInOwnNetwork()
    if (inside !== undefined) return inside
    console.log(
      'Cutting connections needs root and the programs ip and iptables (apt-get install iproute2 iptables): parts are only killed.'
    )
  }
  return rehearse(found.programs)
}

/** `npm run migrate`, as before every new version. */
const migrate = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../apps/api/src/migrate.ts')], {
    env: { ...process.env, LOG_LEVEL: 'fatal', ...env }
  })

/** Runs the rehearsal and stops everything it started, in reverse order, also on errors. */
async function rehearse(programs: Programs): Promise<boolean> {
  const closers: (() => unknown)[] = []
  try {
    return await rehearseWith(programs, closers)
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}

async function rehearseWith(programs: Programs, closers: (() => unknown)[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'motif-cluster-'))
  // The database runs as somebody else.
  chmodSync(folder, 0o755)
  closers.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  const own = (name: string) => {
    mkdirSync(join(folder, name), { recursive: true })
    return join(folder, name)
  }
  // Below 32,768: Linux gives the ports above to outgoing connections.
  const base = Number(process.env['ROBUSTNESS_PORT'] ?? 20_000 + randomInt(12_000))
  let taken = 0
  const port = () => base + taken++
  const ports = {
    servers: [port(), port()],
    checks: [port(), port()],
    pools: [port(), port()],
    primary: port(),
    pooled: port()
  } as const
  const [redisPort, s3Port, mailPort, frontPort] = [port(), port(), port(), port()]
  const webPorts = Array.from({ length: webs }, port)
  const workerPorts = Array.from({ length: workers }, port)

  const postgresFolder = own('postgres')
  chmodSync(postgresFolder, 0o777)
  const databases = await startPostgresPair({
    folder: postgresFolder,
    programs: programs.postgres,
    ports: ports.servers,
    checkPorts: ports.checks
  })
  closers.push(() => databases.stop())
  const pools = ports.pools.map((at) => pgbouncer(programs.pgbouncer, folder, at, ports.primary))
  const redis = part(
    'Redis',
    redisPort,
    programs.redis,
    `--port ${redisPort} --bind 127.0.0.1 --save  --appendonly no --dir ${folder}`.split(' ')
  )
  const s3 = part('S3', s3Port, process.execPath, [
    join(import.meta.dirname, 'cluster/s3-server.ts'),
    String(s3Port),
    own('bucket')
  ])
  const front = nginx(programs.nginx, folder, frontPort, webPorts)
  const between = haproxy(programs.haproxy, folder, ports)
  for (const one of [...pools, between, redis, s3, front]) {
    closers.push(() => one.stop())
    await one.start()
  }
  const mailServer = await startMailServer(mailPort)
  const stripe = await startFakeStripe()
  closers.push(
    () => mailServer.close(),
    () => stripe.close()
  )

  const directUrl = `postgres://motif:motif@127.0.0.1:${ports.primary}/motif`
  const env = {
    NODE_ENV: 'development',
    DATABASE_URL: `postgres://motif:motif@127.0.0.1:${ports.pooled}/motif`,
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_REPLICA_URLS: ports.servers.map((at) => `postgres://motif:motif@127.0.0.1:${at}/motif`).join(','),
    DATABASE_POOL: '8',
    MIGRATE_AT_START: 'false',
    SERVERS: String(webs + workers),
    DRAIN_SECONDS: '2',
    TRUST_PROXY: '1',
    DRAWING_WORKERS: '1',
    DRAW_AHEAD: 'false',
    IDENTITY_KEY: 'one key of every server of the cluster',
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
    S3_BUCKET: 'motif',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'Motif <hello@motif.test>',
    DEMO_ADMIN_EMAIL: staff.email,
    DEMO_ADMIN_PASSWORD: staff.password,
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    ...stripeEnv(stripe)
  }
  await migrate({ ...env, DATA_DIR: own('migrate') })
  const shopOf = (role: string) => (at: number) =>
    shopProcess(at, { ...env, ROLE: role, DATA_DIR: own(`${role}-${at}`), PUBLIC_URL: `http://127.0.0.1:${frontPort}` })
  const web = webPorts.map(shopOf('web'))
  const worker = workerPorts.map(shopOf('worker'))
  // The first one makes the demonstration shop.
  for (const one of [...web, ...worker]) {
    closers.push(() => one.kill())
    await one.start()
  }

  const pool = new Pool({ connectionString: directUrl, max: 2 })
  pool.on('error', () => undefined)
  closers.push(() => pool.end())
  const origin = `http://127.0.0.1:${frontPort}`
  const blank = await blankOf(origin)
  const { rows: sold } = await pool.query<{ id: string }>('select id from variants order by product_id, id limit 3')
  const variantIds = sold.map(({ id }) => id)
  const counted = [...new Set([...variantIds, blank.variant.id])]
  await pool.query('update variants set on_hand = 1000000, reserved = 0, soft = 0 where id = any($1)', [counted])
  const closing = new AbortController()
  const events = sendEvents(stripe, origin, closing.signal)
  const people = startTraffic({ origin, stripe, variantIds, blank, staff })

  const phases: Phase[] = []
  const phase = async (name: string, work: (broke: () => void, back: () => void) => Promise<void>) => {
    const told: Phase = { name, began: performance.now(), ended: 0 }
    await work(
      () => void (told.brokenAt = performance.now()),
      () => void (told.backAt = performance.now())
    )
    await pause(afterMs)
    told.ended = performance.now()
    phases.push(told)
    console.log(line(name, figuresOf(told, people.calls)))
    const { failures, refusals } = figuresOf(told, people.calls)
    for (const [what, times] of [...failures, ...refusals]) console.log(`    ${times} × ${what}`)
  }
  const killed = (name: string, one: Pick<ServerProcess, 'kill' | 'start'>) =>
    phase(name, async (broke, back) => {
      broke()
      await one.kill()
      await pause(awayMs)
      await one.start()
      back()
    })
  /** Until another server takes writes. */
  const failedOver = async (from: Node) => {
    while (databases.leader() === undefined || databases.leader() === from) await pause(20)
  }
  const leader = (): Node => databases.leader() ?? 0

  console.log(
    '\n| | calls | failed | refused | failing for | part back after | slowest call |\n|---|---|---|---|---|---|---|'
  )
  await phase('none', () => pause(20_000))
  await killed('web killed', web[0] as ServerProcess)
  await killed('worker killed', worker[0] as ServerProcess)
  await killed('Redis killed', redis)
  if (pools[0]) await killed('PgBouncer killed', pools[0])
  await killed('S3 killed', s3)
  await phase('new version, one process after the other', async (broke, back) => {
    broke()
    for (const one of [...web, ...worker]) {
      await one.stop()
      await one.start()
    }
    back()
  })
  await phase('primary killed, replica promoted', async (broke, back) => {
    const from = leader()
    broke()
    await databases.kill(from)
    await failedOver(from)
    back()
    await pause(awayMs)
    await databases.rejoin(from)
  })
  if (hasOwnNetwork()) {
    const severed = (name: string, ...at: number[]) =>
      phase(name, async (broke, back) => {
        broke()
        const mend = cut(...at)
        await pause(awayMs)
        mend()
        back()
      })
    await severed('network to Redis cut', redisPort)
    await severed('network to S3 cut', s3Port)
    await severed('network to a worker and a web cut', webPorts[1] ?? 0, workerPorts[1] ?? 0)
    await phase('network to the primary cut, replica promoted', async (broke, back) => {
      const from = leader()
      broke()
      const mend = cut(ports.servers[from], ports.checks[from])
      await failedOver(from)
      back()
      await pause(awayMs)
      mend()
      await databases.rejoin(from)
    })
  }
  await people.leave()
  closing.abort()
  await events

  await reconcileLater(
    { connectionString: directUrl },
    { ...env, DATA_DIR: own('later') },
    20,
    smtpDelivery(env.SMTP_URL, env.MAIL_FROM)
  )
  await untilJobsAreDone(pool)
  const login = await fetch(`${origin}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff)
  })
  const { id_token: authtoken } = (await login.json()) as { id_token: string }
  const books = await compareBooks(pool, people.purchases, mailServer, async (orderId) => {
    const answer = await fetch(`${origin}/api/v1/admin/orders/${orderId}/print-files`, { headers: { authtoken } })
    const { items } = (await answer.json()) as { items: { state: string }[] }
    return items.map(({ state }) => state)
  })
  const outside = outsideOfFailover(phases, people.calls)
  const faults = [
    ...people.faults,
    ...(await findFaults(pool, stripe, people.purchases, counted)),
    ...books.faults,
    ...(outside.failed > failedMax * outside.calls
      ? [`${outside.failed} of ${outside.calls} calls outside of failovers failed`]
      : [])
  ]
  const orders = people.purchases.filter(({ orderId }) => orderId !== undefined).length
  const charged = [...stripe.books.intents.values()].filter(({ status }) => status === 'succeeded').length
  console.log(`
${people.purchases.length} purchases, ${orders} orders acknowledged, ${charged} payments, ${stripe.books.refunds.size} refunds
Mails: ${books.mails.required} required, ${books.mails.received} received, ${books.mails.copies} of them twice under the same Message-ID
Print files: ${books.prints.required} required, ${books.prints.ready} stored
Promotions: ${databases.promotions.map((took) => seconds(took)).join(', ')} after the first query without an answer
Outside of failovers ${outside.failed} of ${outside.calls} calls failed (${((100 * outside.failed) / outside.calls).toFixed(3)} %)`)
  for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`)
  console.log(faults.length === 0 ? 'No order, mail or print file is lost or duplicate.' : `${faults.length} faults`)
  return faults.length === 0
}
