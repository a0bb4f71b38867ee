import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportState, LoginData } from '@motif/contract'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from '../../platform/port.ts'
import { type ServerProcess, databaseUrlOf, serverProcess } from '../../testing/server-process.ts'
import { type TestDatabase, createTestDatabase } from '../../testing/test-postgres.ts'
import { shopifyFile } from './testing/files.ts'

let database: TestDatabase
let server: ServerProcess
let dataDir: string
beforeEach(async () => {
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'motif-killed-'))
  server = serverProcess(await freePort(), {
    NODE_ENV: 'production',
    ALLOW: 'mailbox,test-payments',
    PUBLIC_URL: 'https://shop.example',
    IDENTITY_KEY: 'the same key before and after the end of the server',
    DATABASE_URL: databaseUrlOf(database.connection),
    DATA_DIR: dataDir
  })
})
afterEach(async () => {
  await server.kill()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function rowsOf<Row extends object>(statement: string): Promise<Row[]> {
  const client = new Client(database.connection)
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}

const post = (path: string, body: object) =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })

/** Registers an administrator. Returns their token. */
async function signUp(): Promise<string> {
  const email = 'kim@example.com'
  await post('/api/v1/register', { name: 'Kim', email, password: 'correct-horse-7' })
  const mailed = async () =>
    (await rowsOf<{ text: string }>('select text from mailbox_messages')).map(
      ({ text }) => /^\d{6}$/m.exec(text)?.[0]
    )[0]
  await expect.poll(mailed, { timeout: 30_000 }).toBeDefined()
  await rowsOf(`update users set role = 'admin', staff_role = 'owner'`)
  const answer = await post('/api/v1/verify-otp', { email, otp: await mailed(), purpose: 'register' })
  return ((await answer.json()) as LoginData).id_token
}

it('an import goes on after its server was killed, and every product is there once', { timeout: 300_000 }, async () => {
  const count = 200
  await server.start()
  const authtoken = await signUp()
  const form = new FormData()
  form.set('source', 'shopify')
  form.set(
    'file',
    new File(
      [
        shopifyFile(
          Array.from({ length: count }, (_, index) => ({
            Handle: `row-${index}`,
            Title: `Row ${index}`,
            Status: 'draft',
            'Variant Price': '5',
            'Variant SKU': `ROW-${index}`
          }))
        )
      ],
      'products.csv'
    )
  )
  const begun = await fetch(`${server.origin}/api/v1/admin/imports`, {
    method: 'POST',
    headers: { authtoken },
    body: form
  })
  expect(begun.status).toBe(202)
  const { id } = (await begun.json()) as { id: string }
  const look = async () =>
    (await (
      await fetch(`${server.origin}/api/v1/admin/imports/${id}`, { headers: { authtoken } })
    ).json()) as ImportState
  await expect.poll(async () => (await look()).created, { timeout: 60_000, interval: 20 }).toBeGreaterThan(20)
  await server.kill()
  const [left] = await rowsOf<{ created: number; products: number }>(
    `select created, (select count(*)::int from products where slug like 'row-%') as products from imports`
  )
  expect(left?.products).toBe(left?.created)
  expect(left?.created).toBeLessThan(count)
  await server.start()
  await expect.poll(async () => (await look()).status, { timeout: 180_000, interval: 500 }).toBe('done')
  expect(await look()).toMatchObject({ created: count, updated: 0, failed: 0, rows: count, rowsDone: count })
  const [there] = await rowsOf(`
    select (select count(*)::int from products where slug like 'row-%' and revision = 1) as products,
      (select count(*)::int from variants where sku like 'ROW-%') as variants,
      (select count(*)::int from audit_log where action = 'product.add') as written`)
  expect(there).toEqual({ products: count, variants: count, written: count })
})
