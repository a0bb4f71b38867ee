import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import shop from '../../../shop.config.ts'
import { buildApp } from './app.ts'
import { mailboxDelivery } from './modules/mailbox/index.ts'
import { bossJobs } from './platform/boss-jobs.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { createPlatform } from './platform/create-platform.ts'
import { isDatabaseAway, migrateDatabase, openDatabase } from './platform/database.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { lockFolder } from './platform/folder-lock.ts'
import { createLogger } from './platform/logger.ts'
import { checkPort, listenError } from './platform/port.ts'
import { smtpDelivery } from './platform/smtp.ts'
import { withStartLock } from './platform/start-lock.ts'
import { type Seeded, seed } from './seed.ts'

/** What to undo when the server ends, newest first. */
export type Closer = () => Promise<void> | void

export interface RunningServer {
  url: string
  seeded: Seeded
}

/** A database that takes long to say anything is not one to sell from. */
const answersWithin = (answer: Promise<unknown>, milliseconds: number): Promise<boolean> =>
  Promise.race([answer.then(() => true), delay(milliseconds, false, { ref: false })])

/** The job queue leaves promises to themselves. One that fails because the database is away must not end the shop. */
function outliveOutages(log: FastifyBaseLogger): Closer {
  const hear = (reason: unknown) => {
    if (!isDatabaseAway(reason)) throw reason
    log.warn({ err: reason }, 'something was left undone because the database is away')
  }
  process.on('unhandledRejection', hear)
  return () => void process.off('unhandledRejection', hear)
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
  await checkPort(config)
  const log = createLogger(config)
  let connection = { connectionString: config.databaseUrl } as Parameters<typeof openDatabase>[0]
  if (config.databaseUrl === undefined) {
    closers.push(lockFolder(config.dataDir))
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir })
    closers.push(() => postgres.stop())
    postgres.onLoss(() => onLoss('The built-in PostgreSQL ended.'))
    connection = postgres.connection
  }
  const database = openDatabase(connection, (error) => log.warn({ err: error }, 'a database connection broke'))
  closers.push(() => database.close(), outliveOutages(log))
  const { db, pool } = database
  const jobs = bossJobs(pool, log)
  const deliver =
    config.smtpUrl === undefined ? mailboxDelivery(db, systemClock) : smtpDelivery(config.smtpUrl, config.mailFrom)
  const platform = createPlatform({ config, shop, db, log, clock: systemClock, jobs, deliver })
  let isSeeded = false
  const app = await buildApp(platform, async () => isSeeded && (await answersWithin(pool.query('select 1'), 2_000)))
  closers.push(
    () => jobs.stop(),
    () => app.close()
  )
  const seeded = await withStartLock(connection, log, async () => {
    await migrateDatabase(pool)
    await jobs.prepare()
    return seed(platform)
  })
  await jobs.start()
  isSeeded = true
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    throw listenError(error, config) ?? error
  }
  const { port } = app.server.address() as AddressInfo
  return { url: config.port === 0 ? `http://localhost:${port}` : config.publicUrl, seeded }
}
