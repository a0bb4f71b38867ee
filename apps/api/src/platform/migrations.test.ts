import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../testing/test-postgres.ts'
import { openDatabase } from './database.ts'
import { migrateDatabase, pendingMigrations, refusePending } from './migrations.ts'

let database: TestDatabase
let pool: Pool
beforeEach(async () => {
  database = await createTestDatabase()
  // A pool does not wait until its connections are closed, which dropping the database then breaks.
  pool = openDatabase({ ...database.connection, max: 4 }, () => undefined).pool
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

/** Marks the newest migration as pending, as in a shop of the previous version. It can be applied again. */
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

/** A folder with one migration per text of SQL, all newer than the shop's own. */
function migrationsOf(...migrations: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  mkdirSync(join(folder, 'meta'))
  const entries = migrations.map((sql, idx) => {
    const tag = `000${idx}_made`
    writeFileSync(join(folder, `${tag}.sql`), sql)
    return { idx, version: '7', when: 4_000_000_000_000 + idx, tag, breakpoints: true }
  })
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
  return folder
}

it('builds an index for a table in use beside whoever writes, and anew where that was not finished', async () => {
  const folder = migrationsOf('CREATE INDEX IF NOT EXISTS "wide" ON "things" USING btree ("name");')
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

it('builds a unique index beside whoever writes too, and one over a column of the same version with the migration', async () => {
  const folder = migrationsOf(
    `CREATE UNIQUE INDEX IF NOT EXISTS "narrow" ON "things" USING btree ("name");`,
    `ALTER TABLE "things" ADD COLUMN "size" integer;--> statement-breakpoint\nCREATE INDEX IF NOT EXISTS "late" ON "things" USING btree ("size");`
  )
  await pool.query('create table things (name text)')
  const built: unknown[] = []
  await migrateDatabase(pool, { info: (fields: unknown) => built.push(fields) }, folder)
  expect(built).toEqual([{ index: 'narrow' }, { index: 'late' }])
  const { rows } = await pool.query(
    `select indexrelid::regclass::text as name, indisunique, indisvalid from pg_index where indrelid = 'things'::regclass order by 1`
  )
  expect(rows).toEqual([
    { name: 'late', indisunique: false, indisvalid: true },
    { name: 'narrow', indisunique: true, indisvalid: true }
  ])
  await expect(pool.query(`insert into things values ('same', 1), ('same', 2)`)).rejects.toThrow('narrow')
  rmSync(folder, { recursive: true })
})

it('adds a column before the index over it, which is built beside whoever writes', async () => {
  const folder = migrationsOf(
    `ALTER TABLE "things" ADD COLUMN IF NOT EXISTS "size" integer;--> statement-breakpoint\nCREATE INDEX IF NOT EXISTS "sized" ON "things" USING btree ("size");`
  )
  await pool.query(`
    create table things (name text);
    create table created (query text);
    create function note() returns event_trigger language plpgsql as $$ begin insert into created values (current_query()); end $$;
    create event trigger noted on ddl_command_end when tag in ('CREATE INDEX') execute function note()`)
  await migrateDatabase(pool, undefined, folder)
  const { rows } = await pool.query('select query from created')
  expect(rows[0]).toEqual({
    query: 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "sized" ON "things" USING btree ("size");'
  })
  // Applied again where it was cut off after the column.
  await forgetNewest()
  expect(await migrateDatabase(pool, undefined, folder)).toBe(1)
  rmSync(folder, { recursive: true })
})

it('finds by an index whatever refers to a row that is deleted, or knows why not', async () => {
  const { rows } = await pool.query<{ reference: string }>(`
    select conrelid::regclass || '.' || (select string_agg(attname, ',') from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as reference
    from pg_constraint c where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = any(conkey) and (indkey::int2[])[0:array_length(conkey, 1) - 1] @> conkey
    ) order by 1`)
  expect(rows.map(({ reference }) => reference)).toEqual([
    // There are at most 200 categories.
    'categories.parent',
    // Orders and their edits are never deleted.
    'checkout_keys.order_id',
    'refunds.edit_id',
    'refunds.to_edit_payment',
    // Tokens live for an hour.
    'reset_tokens.user_id',
    // Only trial shops have these.
    'test_refunds.payment_id'
  ])
})
