import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ServerProcess, databaseUrlOf, freePort, serverProcess } from './testing/server-process.ts'
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

it('starts three times at once on a new database', { timeout: 120_000 }, async () => {
  const three = await Promise.all([server(), server(), server()])
  await Promise.all(three.map((one) => one.start()))
  const totals = await Promise.all(
    three.map(async ({ origin }) => {
      const answer = await fetch(`${origin}/api/v1/products`)
      return ((await answer.json()) as { total: number }).total
    })
  )
  expect(totals[0]).toBeGreaterThan(0)
  expect(new Set(totals).size).toBe(1)
  const [counts] = await rowsOf<{ migrations: number; names: number }>(
    'select (select count(*) - count(distinct hash) from drizzle.__drizzle_migrations)::int as migrations, (select count(*) - count(distinct name) from products)::int as names'
  )
  expect(counts).toEqual({ migrations: 0, names: 0 })
})
