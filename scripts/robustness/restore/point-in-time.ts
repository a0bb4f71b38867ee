import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, Pool } from 'pg'
import { startEmbeddedPostgres } from '../../../apps/api/src/platform/embedded-postgres.ts'
import { postgresBinaries } from '../../../apps/api/src/platform/postgres-binaries.ts'
import { userFor } from '../../../apps/api/src/platform/postgres-user.ts'
import { startFakeStripe, stripeEnv } from '../../../apps/api/src/testing/fake-stripe/server.ts'
import { freePort } from '../../../apps/api/src/platform/port.ts'
import { databaseUrlOf } from '../../../apps/api/src/testing/server-process.ts'
import type { Purchase } from '../buyer.ts'
import { booksAtRest, differences, readBooks } from './books.ts'
import { sell } from './sell.ts'
import { shopProcess } from '../shop-process.ts'
import { prepareVariants } from '../variants.ts'

/** Files of the running process only: WAL, sockets, settings, and caches. */
const leftOut = /^(?:pg_wal\/.|postmaster\.|postgresql\.auto\.conf|\.s\.PGSQL)|pg_internal\.init/

/** Copies a folder that is being written. Files that disappear are not missed: the WAL covers them. */
function copyFolder(from: string, to: string, within = ''): void {
  mkdirSync(join(to, within), { recursive: true })
  for (const entry of readdirSync(join(from, within), { withFileTypes: true })) {
    const path = join(within, entry.name)
    if (leftOut.test(path)) continue
    try {
      if (entry.isDirectory()) copyFolder(from, to, path)
      else copyFileSync(join(from, path), join(to, path))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

/** A base backup of a running database, as in PostgreSQL's manual: concurrent changes are in the archive. */
async function copyFiles(connection: ConstructorParameters<typeof Client>[0], from: string, to: string) {
  const client = new Client(connection)
  await client.connect()
  await client.query(`select pg_backup_start('rehearsal', fast => true)`)
  copyFolder(from, to)
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  await client.end()
}

/** Waits until all that was written so far is in the archive. */
async function archiveAll(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file')
  for (;;) {
    const { rows: told } = await pool.query<{ done: boolean }>(
      'select last_archived_wal >= $1 as done from pg_stat_archiver',
      [rows[0]?.file]
    )
    if (told[0]?.done) return
    await pause(50)
  }
}

const sizeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

const megabytes = (folder: string) => `${Math.round(sizeOf(folder) / 1e6)} MB`

/** Kills PostgreSQL and takes its disk away. */
function loseDisk(folder: string): void {
  process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

/**
 * Copies the files of a running shop's database, archives its log, sells on, loses the disk, and restores the second
 * before a moment in between: the books must be those of that moment, and the shop must sell again.
 */
export async function restorePointInTime(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'motif-restore-'))
  const [archive, copy] = [join(dataDir, 'archive'), join(dataDir, 'copy')]
  const stripe = await startFakeStripe()
  mkdirSync(archive)
  const first = await startEmbeddedPostgres({ dataDir })
  const owner = await userFor(dataDir, (await postgresBinaries()).postgres)
  await owner.take(archive)
  const setting = new Client(first.connection)
  await setting.connect()
  await setting.query('alter system set archive_mode = on')
  await setting.query(
    `alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'`
  )
  await setting.end()
  await first.stop()
  const lost = await startEmbeddedPostgres({ dataDir })

  const shopOn = async (connection: typeof lost.connection) =>
    shopProcess(await freePort(), {
      DATABASE_URL: databaseUrlOf(connection),
      DATA_DIR: dataDir,
      ...stripeEnv(stripe)
    })
  const poolOn = (connection: typeof lost.connection) => {
    const pool = new Pool({ ...connection, max: 2 })
    pool.on('error', () => undefined)
    return pool
  }

  const shop = await shopOn(lost.connection)
  await shop.start()
  const pool = poolOn(lost.connection)
  const variantIds = await prepareVariants(pool)
  const world = (origin: string) => ({ origin, stripe, variantIds })
  await sell(world(shop.origin), 5)
  const copying = performance.now()
  await copyFiles(lost.connection, join(dataDir, 'postgres'), copy)
  const copyingSeconds = (performance.now() - copying) / 1000
  const kept = await sell(world(shop.origin), 10)
  const wanted = await booksAtRest(pool)
  const { rows } = await pool.query<{ moment: string }>('select clock_timestamp()::text as moment')
  const moment = rows[0]?.moment ?? ''
  const gone = await sell(world(shop.origin), 5)
  await archiveAll(pool)
  await shop.kill()
  await pool.end()
  loseDisk(join(dataDir, 'postgres'))

  const restoring = performance.now()
  const folder = join(dataDir, 'postgres')
  cpSync(copy, folder, { recursive: true })
  chmodSync(folder, 0o700)
  writeFileSync(
    join(folder, 'postgresql.auto.conf'),
    `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`
  )
  writeFileSync(join(folder, 'recovery.signal'), '')
  const again = await startEmbeddedPostgres({ dataDir })
  const restored = poolOn(again.connection)
  while ((await restored.query<{ busy: boolean }>('select pg_is_in_recovery() as busy')).rows[0]?.busy) await pause(50)
  const found = await readBooks(restored)
  const shopAgain = await shopOn(again.connection)
  await shopAgain.start()
  const restoringSeconds = (performance.now() - restoring) / 1000

  const faults = differences(wanted, found)
  const statusOf = async ({ orderId = '', orderKey = '' }: Purchase) =>
    (await fetch(`${shopAgain.origin}/api/v1/orders/${orderId}?key=${orderKey}`)).status
  for (const purchase of kept)
    if ((await statusOf(purchase)) !== 200) faults.push(`Order ${purchase.orderId} of before the moment does not open`)
  for (const purchase of gone)
    if ((await statusOf(purchase)) === 200) faults.push(`Order ${purchase.orderId} of after the moment is there`)
  const sold = await sell(world(shopAgain.origin), 2)
  for (const purchase of sold)
    if ((await statusOf(purchase)) !== 200) faults.push(`Order ${purchase.orderId} of after the restore does not open`)

  const unknown = new Set(
    gone.filter(({ hasPaid, hasCancelled }) => hasPaid && !hasCancelled).map((each) => each.orderId)
  )
  console.log(`
Copy of the files: ${megabytes(copy)} in ${copyingSeconds.toFixed(1)} s; archive: ${megabytes(archive)}
From the loss to a shop that answers: ${restoringSeconds.toFixed(1)} s
Orders of the moment: ${wanted.orders}; restored: ${found.orders}
Orders placed after it, gone: ${gone.length}; paid at Stripe, to be entered or refunded by hand: ${unknown.size}
Orders after the restore: ${sold.length}`)
  for (const fault of faults) console.log(`FAULT ${fault}`)
  await shopAgain.stop()
  await restored.end()
  await again.stop()
  await stripe.close()
  rmSync(dataDir, { recursive: true, force: true })
  return faults.length === 0
}
