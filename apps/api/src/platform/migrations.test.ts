import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../testing/test-postgres.ts'
import { migrateDatabase, pendingMigrations, refusePending } from './migrations.ts'

let database: TestDatabase
let pool: Pool
beforeEach(async () => {
  database = await createTestDatabase()
  pool = new Pool({ ...database.connection, max: 4 })
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

/** As a shop of the version before: without the newest migration, which can be done again. */
async function forgetNewest(): Promise<void> {
  await pool.query(
    'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)'
  )
}

it('finds nothing to do where all is done, and refuses to start where something is due', async () => {
  expect(await pendingMigrations(pool)).toBe(0)
  expect(await migrateDatabase(pool)).toBe(0)
  await refusePending(pool)
  await forgetNewest()
  await expect(refusePending(pool)).rejects.toThrow('1 migration is due. Run npm run migrate, then start again.')
})

it('steps back from a table in use, and comes again', async () => {
  const holder = new Client(database.connection)
  await holder.connect()
  await holder.query('begin; lock table drizzle.__drizzle_migrations in access exclusive mode')
  const said: string[] = []
  const told = new Promise<void>((resolve) => {
    void migrateDatabase(pool, {
      info: (_fields: unknown, line?: string) => {
        said.push(line ?? '')
        resolve()
      }
    }).then(
      () => said.push('done'),
      (error: unknown) => said.push(String(error))
    )
  })
  await told
  await holder.query('rollback')
  await holder.end()
  await expect.poll(() => said.at(-1), { timeout: 10_000 }).toBe('done')
  expect(said[0]).toBe('a table is in use: the migration steps back and tries again')
})

it('builds an index for a table in use beside whoever writes, and anew where that was not finished', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  mkdirSync(join(folder, 'meta'))
  const entry = { idx: 0, version: '7', when: 4_000_000_000_000, tag: '0000_index', breakpoints: true }
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries: [entry] })
  )
  writeFileSync(join(folder, '0000_index.sql'), 'CREATE INDEX IF NOT EXISTS "wide" ON "things" USING btree ("name");')
  const [slow, quick] = [new Client(database.connection), new Client(database.connection)]
  await Promise.all([slow.connect(), quick.connect()])
  await quick.query(`
    create table things (name text);
    create index wide on things (name);
    update pg_index set indisvalid = false where indexrelid = 'wide'::regclass;
    set statement_timeout = 3000`)
  await slow.query(`begin; insert into things values ('slow')`)
  const done = migrateDatabase(pool, undefined, folder)
  const building = `select count(*)::int from pg_stat_activity where query ilike '%index concurrently%' and pid <> pg_backend_pid()`
  await expect.poll(async () => (await quick.query(building)).rows[0]?.count, { timeout: 10_000 }).toBe(1)
  await quick.query(`insert into things values ('quick')`)
  await slow.query('commit')
  expect(await done).toBe(1)
  const { rows } = await quick.query(`select indisvalid from pg_index where indexrelid = 'wide'::regclass`)
  expect(rows).toEqual([{ indisvalid: true }])
  await Promise.all([slow.end(), quick.end()])
  rmSync(folder, { recursive: true })
})
