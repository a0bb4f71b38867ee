import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../testing/test-postgres.ts'
import { deleteRows, deleteThroughout } from './clear-rows.ts'
import { type OpenDatabase, longTransaction, openDatabase } from './database.ts'
import type { Platform } from './platform.ts'

const things = pgTable('things', { id: text('id').primaryKey(), age: integer('age').notNull() }, (table) => [
  index('things_age').on(table.age)
])

let database: TestDatabase
let opened: OpenDatabase
let platform: Pick<Platform, 'db' | 'log'>
beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase({ ...database.connection, max: 3 }, () => undefined)
  platform = { db: opened.db, log: { info: () => undefined } as unknown as Platform['log'] }
  await opened.pool.query('create table things (id text primary key, age integer not null)')
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})
/** 12,000 rows, every other one old. */
beforeEach(() =>
  opened.pool.query(
    `truncate things; insert into things select 'thing-' || n, case when n % 2 = 0 then 100 else 1 end from generate_series(1, 12000) n`
  )
)

const left = () => opened.db.$count(things)
const isOld = sql`${things.age} > 50`

it('deletes all that is old, batch by batch, and nothing else', async () => {
  expect(await deleteRows(platform, things, isOld)).toBe(6000)
  expect([await left(), await opened.db.$count(things, isOld)]).toEqual([6000, 0])
})

it('goes through a whole table once, in ranges of its key', async () => {
  expect(await deleteThroughout(platform, things, things.id, isOld)).toBe(6000)
  expect([await left(), await opened.db.$count(things, isOld)]).toEqual([6000, 0])
})

it('leaves alone what somebody is at, without waiting for them', async () => {
  const somebody = new Client(database.connection)
  await somebody.connect()
  await somebody.query(`begin; select from things where id = 'thing-100' for update`)
  expect(await deleteRows(platform, things, isOld)).toBe(5999)
  await somebody.query('rollback')
  await somebody.end()
  expect(await deleteThroughout(platform, things, things.id, isOld)).toBe(1)
})

it('gives work that nobody waits for more time than anybody’s question, and the connection its limits back', async () => {
  const limited = openDatabase({ ...database.connection, max: 1, statement_timeout: 200 }, () => undefined)
  const slow = sql`select pg_sleep(0.4)`
  await longTransaction(limited.db, (tx) => tx.execute(slow))
  await expect(limited.db.execute(slow)).rejects.toThrow()
  await limited.close()
})
