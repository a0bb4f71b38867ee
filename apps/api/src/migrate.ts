import shop from '../../../shop.config.ts'
import { buildApp } from './app.ts'
import { bossJobs } from './platform/boss-jobs.ts'
import { systemClock } from './platform/clock.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { connectDatabase } from './platform/connect-database.ts'
import { createPlatform } from './platform/create-platform.ts'
import { openDatabase } from './platform/database.ts'
import { createLogger } from './platform/logger.ts'
import { migrateDatabase } from './platform/migrations.ts'
import { StartError } from './platform/start-error.ts'
import { withStartLock } from './platform/start-lock.ts'

/** Brings tables and job queues up to date, as a step of its own before new servers start: `npm run migrate`. */
async function run(): Promise<number> {
  const config = readConfig(process.env)
  const log = createLogger(config)
  const { connection, stop } = await connectDatabase(config)
  const database = openDatabase({ ...connection, max: 4 }, (error) => log.warn({ err: error }, 'a connection broke'))
  const { db, pool } = database
  const jobs = bossJobs(pool, log, { works: false })
  const deliver = () => Promise.reject(new Error('Migrating sends no mails'))
  const platform = createPlatform({ config, shop, db, log, clock: systemClock, jobs, deliver })
  try {
    // Modules name their jobs while the app is built.
    const app = await buildApp(platform, () => undefined)
    await app.ready()
    const done = await withStartLock(connection, log, async () => {
      const migrations = await migrateDatabase(pool, log)
      await jobs.prepare()
      return migrations
    })
    await jobs.stop()
    await app.close()
    return done
  } finally {
    await database.close()
    await stop()
  }
}

try {
  const done = await run()
  process.stdout.write(
    done === 0 ? 'The tables are up to date.\n' : `Done: ${done} ${done === 1 ? 'migration' : 'migrations'}.\n`
  )
  process.exit(0)
} catch (error) {
  const isMendable = error instanceof ConfigError || error instanceof StartError
  process.stderr.write(
    isMendable
      ? `${error.message}\n`
      : `The tables were not changed.\n${error instanceof Error ? error.stack : String(error)}\n`
  )
  process.exit(1)
}
