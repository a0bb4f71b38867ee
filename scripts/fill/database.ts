import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type PoolConfig } from 'pg'
import shop from '../../shop.config.ts'
import { demoCatalogue } from '../../apps/api/src/demo/catalogue.ts'
import { seedCatalogue } from '../../apps/api/src/modules/catalogue/index.ts'
import { mailboxDelivery } from '../../apps/api/src/modules/mailbox/index.ts'
import { bossJobs } from '../../apps/api/src/platform/boss-jobs.ts'
import { systemClock } from '../../apps/api/src/platform/clock.ts'
import type { Config } from '../../apps/api/src/platform/config.ts'
import { createPlatform } from '../../apps/api/src/platform/create-platform.ts'
import { migrateDatabase, openDatabase } from '../../apps/api/src/platform/database.ts'
import { startEmbeddedPostgres } from '../../apps/api/src/platform/embedded-postgres.ts'
import { lockFolder } from '../../apps/api/src/platform/folder-lock.ts'
import { createLogger } from '../../apps/api/src/platform/logger.ts'
import { canConnect } from '../../apps/api/src/platform/postgres-process.ts'
import { StartError } from '../../apps/api/src/platform/start-error.ts'

export interface ShopDatabase {
  client: Client
  close(): Promise<void>
}

/** How to reach the PostgreSQL that a running shop has started on a data folder; nothing where none runs. */
async function runningPostgres(dataDir: string): Promise<PoolConfig | undefined> {
  const read = (file: string) => readFile(join(dataDir, file), 'utf8').catch(() => '')
  // PostgreSQL's mark says in its fourth and fifth line where it listens.
  const [, , , port, host] = (await read('postgres/postmaster.pid')).split('\n')
  if (!host) return undefined
  const password = await read('keys/postgres.password')
  const connection = { host, port: Number(port), user: 'motif', password, database: 'postgres' }
  return (await canConnect(connection)) ? connection : undefined
}

/** The built-in PostgreSQL: the running shop's, or one started for the while. */
async function embedded({ dataDir }: Config): Promise<{ connection: PoolConfig; stop: () => Promise<void> }> {
  const running = await runningPostgres(dataDir)
  if (running) return { connection: running, stop: async () => undefined }
  const unlock = lockFolder(dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir })
  return { connection: postgres.connection, stop: () => postgres.stop().finally(unlock) }
}

/** Opens the database the shop of these settings uses, with every table, and the demonstration products where the shop would have them. */
export async function openShopDatabase(config: Config): Promise<ShopDatabase> {
  const { connection, stop } =
    config.databaseUrl === undefined
      ? await embedded(config)
      : { connection: { connectionString: config.databaseUrl }, stop: async () => undefined }
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
