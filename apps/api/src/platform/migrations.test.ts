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
