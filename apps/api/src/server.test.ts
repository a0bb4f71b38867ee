import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampleOf } from './testing/samples.ts'
import { freePort } from './platform/port.ts'
import { type ServerProcess, databaseUrlOf, serverProcess } from './testing/server-process.ts'
import { type TestDatabase, createTestDatabase } from './testing/test-postgres.ts'

let database: TestDatabase
const dataDir = mkdtempSync(join(tmpdir(), 'motif-servers-'))
const servers: ServerProcess[] = []
beforeEach(async () => {
  database = await createTestDatabase({ isNew: true })
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.kill()))
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function server(env: Record<string, string> = {}): Promise<ServerProcess> {
  const made = serverProcess(await freePort(), {
    // Without demonstration products, whose setup takes most of a first start.
    NODE_ENV: 'production',
    ALLOW: 'mailbox,test-payments',
    PUBLIC_URL: 'https://shop.example',
    IDENTITY_KEY: 'the same key on every server of the shop',
    SHARED_DATA_DIR: 'true',
    DATABASE_URL: databaseUrlOf(database.connection),
    DATA_DIR: dataDir,
    ...env
  })
  servers.push(made)
  return made
}

async function rowsOf<Row extends object>(statement: string): Promise<Row[]> {
  const client = new Client(database.connection)
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}

const statusOf = (address: string) => fetch(address).then(({ status }) => status)

it('lets web servers answer and workers do what they queue', { timeout: 300_000 }, async () => {
  const [webPort, workerPort] = [String(await freePort()), String(await freePort())]
  const web = await server({ ROLE: 'web', METRICS_PORT: webPort })
  const worker = await server({ ROLE: 'worker', METRICS_PORT: workerPort })
  await web.start()
  const { status } = await fetch(`${web.origin}/api/v1/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Kim', email: 'kim@example.com', password: 'correct-horse-7' })
  })
  const counts = async () =>
    (
      await rowsOf<{ waiting: number; sent: number }>(
        `select (select count(*)::int from jobs.job where state = 'created' and name = 'accounts.send-code') as waiting, (select count(*)::int from mailbox_messages) as sent`
      )
    )[0]
  expect(status).toBe(201)
  await expect.poll(counts, { timeout: 30_000 }).toEqual({ waiting: 1, sent: 0 })
  await worker.start()
  await expect.poll(counts, { timeout: 30_000 }).toEqual({ waiting: 0, sent: 1 })
  const paths = ['/healthz', '/readyz', '/', '/api/v1/products']
  expect(await Promise.all(paths.map((path) => statusOf(worker.origin + path)))).toEqual([200, 200, 404, 404])
  const [ofWeb = '', ofWorker = ''] = await Promise.all(
    [webPort, workerPort].map((port) => fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text()))
  )
  const registered = { method: 'POST', route: '/api/v1/register', status: '2xx' }
  expect(sampleOf(ofWeb, 'motif_http_request_duration_seconds_count', registered)).toBe(1)
  expect(sampleOf(ofWorker, 'motif_http_request_duration_seconds_count', registered)).toBeUndefined()
  expect(sampleOf(ofWorker, 'motif_mails_total', { outcome: 'sent' })).toBe(1)
  expect(sampleOf(ofWorker, 'motif_job_runs_total', { queue: 'accounts.send-code', outcome: 'done' })).toBe(1)
  expect(await statusOf(`${worker.origin}/metrics`)).toBe(404)
  expect(await statusOf(`http://127.0.0.1:${webPort}/api/v1/products`)).toBe(404)
})

it('starts three times at once on a new database', { timeout: 300_000 }, async () => {
  const three = await Promise.all([server(), server(), server()])
  await Promise.all(three.map((one) => one.start()))
  expect(await Promise.all(three.map(({ origin }) => statusOf(`${origin}/api/v1/products`)))).toEqual([200, 200, 200])
  const [repeated] = await rowsOf<{ migrations: number }>(
    'select (count(*) - count(distinct hash))::int as migrations from drizzle.__drizzle_migrations'
  )
  expect(repeated).toEqual({ migrations: 0 })
})
