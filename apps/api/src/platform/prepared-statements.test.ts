import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../testing/test-postgres.ts'
import { type OpenDatabase, openDatabase } from './database.ts'

let database: TestDatabase
let opened: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase({ ...database.connection, max: 1 }, () => undefined)
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

const kept = async () =>
  (
    await opened.pool.query<{ statement: string }>('select statement from pg_prepared_statements order by name')
  ).rows.map(({ statement }) => statement)

it('keeps nothing under a name, and names no limits, where connections change from one transaction to the next', async () => {
  const pooled = openDatabase({ ...database.connection, max: 1 }, () => undefined, {
    isPooled: true,
    keepsStatements: false
  })
  try {
    for (let times = 0; times < 5; times += 1) await pooled.db.execute(sql`select ${times}::int as often`)
    const { rows } = await pooled.pool.query(
      `select (select count(*)::int from pg_prepared_statements) as statements, current_setting('statement_timeout') as limit`
    )
    expect(rows).toEqual([{ statements: 0, limit: '0' }])
  } finally {
    await pooled.close()
  }
})

it('has PostgreSQL keep the plan of what is asked again and again, and of nothing else', async () => {
  const { db } = opened
  for (let times = 0; times < 5; times += 1) await db.execute(sql`select ${times}::int as often`)
  for (let times = 0; times < 5; times += 1) await db.execute(sql`select ${times}::int as ${sql.raw(`once_${times}`)}`)
  for (let times = 0; times < 5; times += 1) await db.execute(sql`select 1 as plain`)
  const written = db
    .select({ often: sql`${sql.placeholder('often')}::int` })
    .from(sql`(values (1)) one`)
    .prepare('')
  for (let times = 0; times < 5; times += 1) await written.execute({ often: times })
  expect(await kept()).toEqual(['select $1::int as often', 'select $1::int from (values (1)) one'])
  expect((await db.execute(sql`select ${7}::int as often`)).rows).toEqual([{ often: 7 }])
})
