import type { PoolConfig } from 'pg'
import shop from '../shop.config.ts'
import { mailboxDelivery } from '../apps/api/src/modules/mailbox/index.ts'
import { watchSettings } from '../apps/api/src/modules/settings/index.ts'
import { bossJobs } from '../apps/api/src/platform/boss-jobs.ts'
import { systemClock } from '../apps/api/src/platform/clock.ts'
import type { Config } from '../apps/api/src/platform/config.ts'
import { createPlatform } from '../apps/api/src/platform/create-platform.ts'
import { connectDatabase } from '../apps/api/src/platform/connect-database.ts'
import { openDatabase } from '../apps/api/src/platform/database.ts'
import { migrateDatabase } from '../apps/api/src/platform/migrations.ts'
import { createLogger } from '../apps/api/src/platform/logger.ts'
import type { Platform } from '../apps/api/src/platform/platform.ts'
import { StartError } from '../apps/api/src/platform/start-error.ts'

/** The configured shop without its server, which may be running. */
export interface OpenShop {
  platform: Platform
  /** How to reach its database. */
  connection: PoolConfig
  close(): Promise<void>
}

/** Opens and migrates the configured database. */
export async function openShop(config: Config): Promise<OpenShop> {
  const { connection, stop } = await connectDatabase(config)
  try {
    const opened = openDatabase({ ...connection, max: 2 }, () => undefined)
    const { db, pool } = opened
    await migrateDatabase(pool)
    const log = createLogger({ ...config, logLevel: 'warn' })
    const platform = createPlatform({
      config,
      shop,
      db,
      log,
      clock: systemClock,
      jobs: bossJobs(pool, log),
      deliver: mailboxDelivery(db, systemClock)
    })
    const stopWatching = await watchSettings(platform)
    return {
      platform,
      connection,
      close: () => {
        stopWatching()
        return opened.close().then(stop, stop)
      }
    }
  } catch (error) {
    await stop()
    throw error instanceof StartError ? error : new Error('The database could not be opened', { cause: error })
  }
}
