import type { PoolConfig } from 'pg'
import shop from '../../shop.config.ts'
import { buildApp } from '../../apps/api/src/app.ts'
import { reconcile } from '../../apps/api/src/modules/payments/reconcile.ts'
import { bossJobs } from '../../apps/api/src/platform/boss-jobs.ts'
import { readConfig } from '../../apps/api/src/platform/config.ts'
import { createPlatform } from '../../apps/api/src/platform/create-platform.ts'
import { openDatabase } from '../../apps/api/src/platform/database.ts'
import { createLogger } from '../../apps/api/src/platform/logger.ts'
import type { DeliverMail } from '../../apps/api/src/platform/mail.ts'

/** Runs the reconciler on a shop's database as it would run some minutes later. */
export async function reconcileLater(
  connection: PoolConfig,
  env: Record<string, string>,
  minutes: number,
  deliver: DeliverMail = async () => undefined
): Promise<void> {
  const config = readConfig({ ...env, LOG_LEVEL: 'error' })
  const log = createLogger(config)
  const database = openDatabase(connection, () => undefined)
  const jobs = bossJobs(database.pool, log)
  const clock = { now: () => new Date(Date.now() + minutes * 60_000) }
  const platform = createPlatform({ config, shop, db: database.db, log, clock, jobs, deliver })
  const app = await buildApp(platform, async () => ({ status: 'ready', parts: {} }))
  await jobs.prepare()
  await jobs.start()
  // Twice: what the first run finds may leave something for the next, as five minutes later.
  await reconcile(platform)
  await reconcile(platform)
  await jobs.stop()
  await app.close()
  await database.close()
}
