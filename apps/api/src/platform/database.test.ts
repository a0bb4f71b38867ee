import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { createTestDatabase } from '../testing/test-postgres.ts'
import { isDatabaseAway, openDatabase } from './database.ts'
import { StorageError } from './storage/storage-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'motif-pages-'))
let shop: TestApp
beforeAll(async () => {
  const serverEntry = join(folder, 'entry.js')
  writeFileSync(
    serverEntry,
    `export const render = async () => { throw Object.assign(new Error('Not ready'), { name: 'ResponseError', status: 503 }) }`
  )
  shop = await testApp({ config: { shopBuild: { serverEntry, clientDir: join(folder, 'none') } } })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

/**
 * Ends all other connections, as a restart of the database does. The statement itself may fail: the pool may hand out a connection that has
 * ended without its notice.
 */
const endConnections = () =>
  shop.platform.db
    .execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    )
    .catch(() => undefined)

it('refuses kindly while connections break, and goes on with new ones', async () => {
  const [statuses, problems] = [new Set<number>(), [] as string[]]
  const ask = async () => {
    const { status, headers, problem } = await shop.call('POST /api/v1/carts')
    statuses.add(status)
    if (status === 503) problems.push(`${problem.code} ${headers.get('content-type')} ${headers.get('retry-after')}`)
  }
  for (let round = 0; round < 10; round += 1) await Promise.all([...Array.from({ length: 20 }, ask), endConnections()])
  expect(statuses).toEqual(new Set([201, 503]))
  expect(new Set(problems)).toEqual(new Set(['unavailable application/problem+json; charset=utf-8 5']))
  expect((await shop.call('POST /api/v1/carts')).status).toBe(201)
})

it('loses no connection for good by transactions that fail at their first word', async () => {
  for (let round = 0; round < 20; round += 1) {
    await Promise.all([
      ...Array.from({ length: 8 }, () => shop.platform.db.transaction(async () => undefined).catch(() => undefined)),
      endConnections()
    ])
  }
  // A query on a connection that has ended without notice fails, and the pool replaces the connection.
  for (let round = 0; round < 3; round += 1)
    await Promise.all(Array.from({ length: 24 }, () => shop.platform.db.execute(sql`select 1`).catch(() => undefined)))
  const all = await Promise.all(Array.from({ length: 8 }, () => shop.platform.db.execute(sql`select pg_sleep(0.05)`)))
  expect(all).toHaveLength(8)
})

it('leaves a database that takes no writes any more, as one does that has become a copy of another', async () => {
  const database = await createTestDatabase()
  const opened = openDatabase({ ...database.connection, max: 1 }, () => undefined)
  const process = async () => (await opened.pool.query('select pg_backend_pid() as id')).rows as unknown[]
  const before = await process()
  expect(await process()).toEqual(before)
  const refused = await opened.db
    .transaction((tx) => tx.execute(sql`do $$ begin raise exception using errcode = '25006'; end $$`))
    .catch((error: unknown) => error)
  expect(isDatabaseAway(refused)).toBe(true)
  await expect.poll(process).not.toEqual(before)
  await opened.close()
  await database.drop()
})

it('shows people a page that tries again by itself', async () => {
  const answer = await shop.fetch('/cart')
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([
    503,
    '5',
    'text/html; charset=utf-8'
  ])
  expect(await answer.text()).toContain('<meta http-equiv="refresh" content="5">')
})

it('tells a database that is away from a question that was wrong', () => {
  const caused = (cause: object) => new Error('Failed query', { cause: Object.assign(new Error('x'), cause) })
  const away = [
    caused({ code: '57P01' }),
    caused({ code: 'ECONNREFUSED', syscall: 'connect' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    caused({ code: '57014' })
  ]
  const wrong = [
    caused({ code: '23505' }),
    caused({ code: '42P01' }),
    caused({ code: 'ENOENT', syscall: 'open' }),
    caused({ code: 'ENOSPC', syscall: 'write' }),
    new StorageError('x', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' }) }),
    new Error('x'),
    undefined
  ]
  expect([away.map(isDatabaseAway), wrong.map(isDatabaseAway)]).toEqual([away.map(() => true), wrong.map(() => false)])
})
