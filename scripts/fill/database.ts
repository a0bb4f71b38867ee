import { Client } from 'pg'
import shop from '../../shop.config.ts'
import { demoCatalogue } from '../../apps/api/src/demo/catalogue.ts'
import { seedCatalogue } from '../../apps/api/src/modules/catalogue/index.ts'
import { mailboxDelivery } from '../../apps/api/src/modules/mailbox/index.ts'
import { bossJobs } from '../../apps/api/src/platform/boss-jobs.ts'
import { systemClock } from '../../apps/api/src/platform/clock.ts'
import type { Config } from '../../apps/api/src/platform/config.ts'
import { createPlatform } from '../../apps/api/src/platform/create-platform.ts'
import { openDatabase } from '../../apps/api/src/platform/database.ts'
import { migrateDatabase } from '../../apps/api/src/platform/migrations.ts'
import { connectDatabase } from '../../apps/api/src/platform/connect-database.ts'
import { createLogger } from '../../apps/api/src/platform/logger.ts'
import { StartError } from '../../apps/api/src/platform/start-error.ts'

export interface ShopDatabase {
  client: Client
  close(): Promise<void>
}

/** Opens the database the shop of these settings uses, with every table, and the demonstration products where the shop would have them. */
export async function openShopDatabase(config: Config): Promise<ShopDatabase> {
  const { connection, stop } = await connectDatabase(config)
  try {
    const opened = openDatabase({ ...connection, max: 2 }, () => undefined)
    const { db, pool } = opened
    await migrateDatabase(pool)
    if (config.demo) {
      const log = createLogger({ ...config, logLevel: 'warn' })
      const jobs = bossJobs(pool, log)
      const deliver = mailboxDelivery(db, systemClock)
      await seedCatalogue(createPlatform({ config, shop, db, log, clock: systemClock, jobs, deliver }), demoCatalogue)
    }
    await opened.close()
    const client = new Client(connection)
    await client.connect()
    return { client, close: () => client.end().then(stop) }
  } catch (error) {
    await stop()
    throw error instanceof StartError ? error : new Error('The database could not be opened', { cause: error })
  }
}
