import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { PoolConfig } from 'pg'
import shop from '../../../shop.config.ts'
import { buildApp } from './app.ts'
import { deliverOnce, mailboxDelivery } from './modules/mailbox/index.ts'
import { bossJobs } from './platform/boss-jobs.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { createPlatform } from './platform/create-platform.ts'
import { type OpenDatabase, databaseOptions, isDatabaseAway, openDatabase } from './platform/database.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { lockFolder } from './platform/folder-lock.ts'
import { healthServer } from './platform/health.ts'
import { createLogger } from './platform/logger.ts'
import { watchSettings } from './modules/settings/index.ts'
import { joinedMetrics } from './platform/metrics/metrics.ts'
import { openMetrics } from './platform/metrics/open-metrics.ts'
import { migrateDatabase, refusePending } from './platform/migrations.ts'
import { postgresNotices } from './platform/notices.ts'
import { purgingNotices } from './platform/page-purge.ts'
import { type OpenReplicas, openReplicas } from './platform/replicas/open-replicas.ts'
import type { Tracing } from './platform/telemetry/tracing.ts'
import { type Place, checkPort, listenError, metricsPlace, publicPlace } from './platform/port.ts'
import { probesOf } from './platform/probes.ts'
import { readinessOf } from './platform/readiness.ts'
import { smtpDelivery } from './platform/smtp.ts'
import { withStartLock } from './platform/start-lock.ts'
import { openTelemetry } from './platform/telemetry/open-telemetry.ts'
import { type Seeded, seed } from './seed.ts'

/** What to undo when the server ends, newest first. */
export type Closer = () => Promise<void> | void

export interface RunningServer {
  url: string
  seeded: Seeded
}

/** The job queue leaves promises to themselves. One that fails because the database is away must not end the shop. */
function outliveOutages(log: FastifyBaseLogger): Closer {
  const hear = (reason: unknown) => {
    if (!isDatabaseAway(reason)) throw reason
    log.warn({ err: reason }, 'something was left undone because the database is away')
  }
  process.on('unhandledRejection', hear)
  return () => void process.off('unhandledRejection', hear)
}

/** How to reach the database: for the pool, and for what needs a connection that stays one. */
interface Connections {
  pooled: PoolConfig
  direct: PoolConfig
}

/** The database of the settings, or the one the server starts by itself; `onLoss` is told when that one ends. */
async function connect(
  { databaseUrl, databaseDirectUrl = databaseUrl, dataDir }: Config,
  closers: Closer[],
  onLoss: (reason: string) => void
): Promise<Connections> {
  if (databaseUrl !== undefined && databaseDirectUrl !== undefined)
    return { pooled: { connectionString: databaseUrl }, direct: { connectionString: databaseDirectUrl } }
  closers.push(lockFolder(dataDir))
  const postgres = await startEmbeddedPostgres({ dataDir })
  closers.push(() => postgres.stop())
  postgres.onLoss(() => onLoss('The built-in PostgreSQL ended.'))
  return { pooled: postgres.connection, direct: postgres.connection }
}

/** The copies that the settings name, watched until the server ends; nothing where they name none. */
function openCopies(
  config: Config,
  primary: OpenDatabase,
  log: FastifyBaseLogger,
  closers: Closer[],
  tracing: Tracing | undefined
): OpenReplicas | undefined {
  if (config.databaseReplicaUrls.length === 0) return undefined
  const opened = config.databaseReplicaUrls.map((connectionString) =>
    openDatabase(
      { connectionString, max: config.databasePool },
      (error) => log.warn({ err: error }, 'a connection to a copy of the database broke'),
      { ...databaseOptions(config), tracing }
    )
  )
  const replicas = openReplicas(primary, opened, log)
  replicas.start()
  closers.push(
    async () => void (await Promise.all(opened.map((copy) => copy.close()))),
    () => replicas.stop()
  )
  return replicas
}

/** Migrates over a direct connection: its lock and time limits belong to one connection. */
async function migrateDirectly(direct: PoolConfig, log: FastifyBaseLogger): Promise<void> {
  const database = openDatabase({ ...direct, max: 1 }, (error) => log.warn({ err: error }, 'a connection broke'))
  try {
    await migrateDatabase(database.pool, log)
  } finally {
    await database.close()
  }
}

/**
 * For some seconds says that it takes no more and answers nevertheless, so that proxies in front turn to others. Each answer closes
 * its connection: none is closed under a request that is on its way.
 */
async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await delay(seconds * 1000)
}

async function listenAt(app: FastifyInstance, place: Place): Promise<void> {
  try {
    await app.listen({ host: place.host, port: place.port })
  } catch (error) {
    throw listenError(error, place) ?? error
  }
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  await listenAt(app, publicPlace(config))
  const { port } = app.server.address() as AddressInfo
  return config.port === 0 ? `http://localhost:${port}` : config.publicUrl
}

/**
 * Settings → platform → modules → listen. Whatever was started has its closer in `closers` at once, so that a start
 * that fails or is interrupted leaves nothing running. `onLoss` is told when the database ends by itself.
 */
export async function startServer(
  config: Config,
  closers: Closer[],
  onLoss: (reason: string) => void
): Promise<RunningServer> {
  const privatePlace = metricsPlace(config)
  for (const place of [publicPlace(config), privatePlace]) if (place) await checkPort(place)
  const telemetry = await openTelemetry(config)
  const tracing = telemetry?.tracing
  if (telemetry) closers.push(() => telemetry.close())
  const log = createLogger(config, undefined, tracing)
  const { pooled, direct } = await connect(config, closers, onLoss)
  const database = openDatabase(
    { ...pooled, max: config.databasePool },
    (error) => log.warn({ err: error }, 'a database connection broke'),
    { ...databaseOptions(config), tracing }
  )
  closers.push(() => database.close(), outliveOutages(log))
  const { db, pool } = database
  const replicas = openCopies(config, database, log, closers, tracing)
  const metrics = await openMetrics(config)
  const counted = joinedMetrics(metrics, telemetry?.metrics)
  const jobs = bossJobs(pool, log, { works: config.role !== 'web', metrics: counted, tracing })
  // Loaded by shops that have it, and by no others.
  const redis =
    config.redisUrl === undefined ? undefined : (await import('./platform/redis.ts')).openRedis(config.redisUrl, log)
  if (redis) closers.push(() => redis.disconnect())
  const heard = postgresNotices(direct, pool, log)
  closers.push(() => heard.stop())
  const purges = config.pagePurge && purgingNotices(heard, config.pagePurge, { fetch, log })
  if (purges) closers.push(() => purges.stop())
  const deliver =
    config.smtpUrl === undefined
      ? mailboxDelivery(db, systemClock)
      : deliverOnce(smtpDelivery(config.smtpUrl, config.mailFrom), { db, clock: systemClock, log })
  const platform = createPlatform({
    config,
    shop,
    db,
    log,
    clock: systemClock,
    jobs,
    deliver,
    notices: purges?.notices ?? heard,
    redis,
    metrics: counted,
    tracing,
    replicas
  })
  const readiness = readinessOf(probesOf(config, { pool, storage: platform.storage, redis }), log)
  let isPrepared = false
  const ask = () => (isPrepared ? readiness() : undefined)
  const app = await buildApp(platform, ask)
  closers.push(
    () => jobs.stop(),
    () => app.close()
  )
  const seeded = await withStartLock(direct, log, async () => {
    if (config.migratesAtStart) await migrateDirectly(direct, log)
    else await refusePending(pool)
    await jobs.prepare()
    return seed(platform)
  })
  await heard.start()
  closers.push(await watchSettings(platform))
  await jobs.start()
  isPrepared = true
  // Pages of the version before name its files.
  purges?.purge()
  // Looks once at every part, so that the log tells at the start what is away.
  void readiness()
  if (metrics && privatePlace) {
    const scraped = metrics.serve(platform, {
      pool,
      ask: readiness,
      replicas: platform.replicas,
      dataDir: config.dataDir
    })
    closers.push(() => scraped.close())
    await listenAt(scraped, privatePlace)
  }
  if (config.role !== 'worker') {
    const url = await listen(app, config)
    if (config.drainSeconds > 0)
      closers.push(() => {
        isPrepared = false
        return drain(app, config.drainSeconds)
      })
    return { url, seeded }
  }
  // Modules have named their jobs while the app was built; nobody is answered but who asks how it is.
  await app.ready()
  const health = healthServer(platform, ask)
  closers.push(() => health.close())
  return { url: await listen(health, config), seeded }
}
