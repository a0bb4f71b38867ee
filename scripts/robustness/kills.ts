import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { startFakeStripe, stripeEnv } from '../../apps/api/src/testing/fake-stripe/server.ts'
import { databaseUrlOf } from '../../apps/api/src/testing/server-process.ts'
import { startEmbeddedPostgres } from '../../apps/api/src/platform/embedded-postgres.ts'
import { type Purchase, type Underway, buy, newPurchase } from './buyer.ts'
import { findFaults } from './faults.ts'
import { reconcileLater } from './reconcile-later.ts'
import { shopProcess } from './shop-process.ts'
import { prepareVariants } from './variants.ts'
import { sendEvents } from './webhooks.ts'

const buyers = 6

/**
 * Kills and restarts the server repeatedly during checkouts. Then compares what buyers were told, what the Stripe fake
 * charged, and what the database holds. PostgreSQL and the fake keep running.
 */
export async function kills(count: number): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'motif-kills-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  const stripe = await startFakeStripe()
  const port = 20_000 + randomInt(20_000)
  const env = {
    DATABASE_URL: databaseUrlOf(postgres.connection),
    DATA_DIR: dataDir,
    // Most of a start is reading the server's own code: what was read once is kept, and there is more time to sell in between.
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
    ...stripeEnv(stripe)
  }
  const shop = shopProcess(port, env)
  const pool = new Pool({ ...postgres.connection, max: 2 })
  // `pool.end` does not wait for the last goodbyes: the database may end first.
  pool.on('error', () => undefined)
  await shop.start()
  const variantIds = await prepareVariants(pool)
  await shop.stop()

  const [closing, underway, purchases, failures] = [
    new AbortController(),
    new Map() as Underway,
    [] as Purchase[],
    [] as string[]
  ]
  const struck = new Map<string, number>()
  const events = sendEvents(stripe, shop.origin, closing.signal)
  const shopping = new AbortController()
  const crowd = Array.from({ length: buyers }, async () => {
    while (!shopping.signal.aborted) {
      const purchase = newPurchase()
      purchases.push(purchase)
      await buy({ origin: shop.origin, variantIds, stripe, underway }, purchase, closing.signal).catch(
        (error: unknown) => failures.push(String(error))
      )
    }
  })
  const began = performance.now()
  for (let killed = 1; killed <= count; killed += 1) {
    await shop.start()
    await pause(randomInt(20, 900))
    for (const [call, times] of underway) if (times > 0) struck.set(call, (struck.get(call) ?? 0) + 1)
    await shop.kill()
    if (killed % 25 === 0)
      console.log(`${killed} kills, ${purchases.length} purchases, ${Math.round((performance.now() - began) / 1000)} s`)
  }
  await shop.start()
  shopping.abort()
  await Promise.all(crowd)
  closing.abort()
  await events
  await shop.stop()
  await reconcileLater(postgres.connection, env, 20)
  const faults = [...failures, ...(await findFaults(pool, stripe, purchases, variantIds))]

  const charged = [...stripe.books.intents.values()].filter(({ status }) => status === 'succeeded').length
  console.log(
    `\n${count} kills in ${Math.round((performance.now() - began) / 1000)} s; ${purchases.length} purchases, ${purchases.filter(({ orderId }) => orderId !== undefined).length} orders acknowledged, ${charged} payments, ${stripe.books.refunds.size} refunds`
  )
  console.log(`Calls under way at a kill: ${[...struck].map(([call, times]) => `${call} ${times}`).join(', ')}`)
  for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`)
  console.log(
    faults.length === 0
      ? 'No order lost, nobody charged twice or for nothing, nothing held too long, no piece made or lost.'
      : `${faults.length} faults`
  )
  await pool.end()
  await postgres.stop()
  await stripe.close()
  rmSync(dataDir, { recursive: true, force: true })
  return faults.length === 0
}
