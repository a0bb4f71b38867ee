import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startS3Server } from '../testing/s3-server.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { type Config, readConfig } from './config.ts'
import { type Database, openDatabase } from './database.ts'
import { probesOf } from './probes.ts'
import { readinessOf } from './readiness.ts'
import { openStorage } from './storage/open-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'motif-probes-'))
const closers: (() => unknown)[] = []
let shop: TestApp
let pool: Pool
beforeAll(async () => {
  shop = await testApp()
  pool = (shop.platform.db as Database & { $client: Pool }).$client
})
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Readiness with the given settings, and its log lines. Each call of `ask` probes again, without a cached result. */
function readiness(changes: Partial<Config>, on: Pool = pool) {
  const config: Config = { ...readConfig({ NODE_ENV: 'test', DATA_DIR: folder }), ...changes }
  let now = 0
  const log: string[] = []
  const note = (fields: unknown) => void log.push(JSON.stringify(fields))
  const ask = readinessOf(
    probesOf(config, { pool: on, storage: openStorage(config) }),
    { warn: note, info: note },
    () => now
  )
  return {
    log,
    ask: () => {
      now += 60_000
      return ask()
    }
  }
}

it('finds a whole server ready', async () => {
  expect(await readiness({}).ask()).toEqual({
    status: 'ready',
    parts: { database: 'ok', storage: 'ok', disk: 'ok', jobs: 'ok' }
  })
})

it('goes on, degraded, without the bucket', async () => {
  const server = await startS3Server()
  const { ask, log } = readiness({ s3: server.settings })
  expect((await ask()).status).toBe('ready')
  await server.close()
  const gone = await ask()
  expect(gone).toMatchObject({ status: 'degraded', parts: { storage: 'away', disk: 'ok' } })
  expect(JSON.stringify([gone, log])).not.toContain(server.settings.secretAccessKey)
})

it('goes on, degraded, without the mail server, and tells nobody its password', async () => {
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'motif' })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const { ask, log } = readiness({ smtpUrl: `smtp://motif:open-sesame@127.0.0.1:${port}` })
  expect((await ask()).parts.mail).toBe('ok')
  await new Promise<void>((resolve) => server.close(() => resolve()))
  const gone = await ask()
  expect(gone).toMatchObject({ status: 'degraded', parts: { mail: 'away' } })
  expect(JSON.stringify([gone, log])).not.toContain('open-sesame')
})

it('takes no requests without the database, and names neither it nor its password', async () => {
  const gone = openDatabase({ connectionString: 'postgres://me:open-sesame@127.0.0.1:1/shop' }, () => undefined)
  closers.push(() => gone.close())
  const { ask, log } = readiness({}, gone.pool)
  const told = await ask()
  expect(told).toMatchObject({ status: 'away', parts: { database: 'away' } })
  expect(JSON.stringify([told, log])).not.toContain('open-sesame')
})

/** A separate disk of 4 MB; undefined where the test may not mount one. */
function smallDisk(): string | undefined {
  const place = mkdtempSync(join(tmpdir(), 'motif-disk-'))
  closers.push(() => rmSync(place, { recursive: true, force: true }))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', place], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  closers.push(() => execFileSync('umount', [place]))
  return place
}

it('takes no requests with the disk full', async ({ skip }) => {
  const dataDir = smallDisk()
  skip(dataDir === undefined, 'needs the right to mount a disk')
  expect(await readiness({ dataDir: String(dataDir) }).ask()).toMatchObject({
    status: 'away',
    parts: { disk: 'away', database: 'ok' }
  })
})

it('goes on, degraded, where a job has been due for a quarter of an hour', async () => {
  shop.platform.jobs.handle('test.late', () => Promise.resolve())
  await shop.platform.jobs.send('test.late', {})
  await pool.query(`update jobs.job set start_after = now() - interval '16 minutes' where name = 'test.late'`)
  expect(await readiness({}).ask()).toMatchObject({ status: 'degraded', parts: { jobs: 'away' } })
  await pool.query(`delete from jobs.job where name = 'test.late'`)
})
