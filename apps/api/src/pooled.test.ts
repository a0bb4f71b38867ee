import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from './platform/port.ts'
import { type ServerProcess, databaseUrlOf, serverProcess } from './testing/server-process.ts'
import { type TestDatabase, createTestDatabase } from './testing/test-postgres.ts'
import { type TransactionPool, startTransactionPool } from './testing/transaction-pool.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'motif-pooled-'))
let database: TestDatabase
let pool: TransactionPool
let server: ServerProcess

const throughPool = () => {
  const url = new URL(databaseUrlOf(database.connection))
  url.searchParams.set('host', '127.0.0.1')
  url.searchParams.set('port', String(pool.port))
  return url.href
}

beforeAll(async () => {
  database = await createTestDatabase({ isNew: true })
  const { host, port } = new Client(database.connection)
  pool = await startTransactionPool({ host, port })
  server = serverProcess(await freePort(), {
    NODE_ENV: 'production',
    ALLOW: 'mailbox,test-payments',
    PUBLIC_URL: 'https://shop.example',
    IDENTITY_KEY: 'the same key on every server of the shop',
    DATABASE_URL: throughPool(),
    DATABASE_DIRECT_URL: databaseUrlOf(database.connection),
    DATA_DIR: dataDir,
    DRAIN_SECONDS: '2'
  })
  await server.start()
}, 300_000)
afterAll(async () => {
  await server.kill()
  await pool.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const post = (path: string, body: object) =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })

it('asks nothing of a pool of transactions that outlives a transaction', { timeout: 120_000 }, async () => {
  for (let time = 0; time < 5; time += 1) {
    const { status } = await post('/api/v1/register', {
      name: 'Kim',
      email: `kim${time}@example.com`,
      password: 'correct-horse-7'
    })
    expect(status).toBe(201)
    expect((await fetch(`${server.origin}/api/v1/products`)).status).toBe(200)
  }
  // The worker of this process sends the codes. Notices use a separate connection to the database.
  const client = new Client(database.connection)
  await client.connect()
  const sent = async () =>
    (await client.query<{ mails: number }>('select count(*)::int as mails from mailbox_messages')).rows[0]?.mails
  await expect.poll(sent, { timeout: 60_000 }).toBe(5)
  await client.end()
  expect(pool.refused).toEqual([])
})

it('says that it takes no more, and still answers, before it ends', { timeout: 60_000 }, async () => {
  const stopped = server.stop()
  await expect.poll(() => fetch(`${server.origin}/readyz`).then(({ status }) => status)).toBe(503)
  const answer = await fetch(`${server.origin}/api/v1/products`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  await stopped
  await expect(fetch(`${server.origin}/readyz`)).rejects.toThrow()
})
