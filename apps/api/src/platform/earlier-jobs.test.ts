import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import type { Database } from './database.ts'
import { deadLetters } from './dead-letters.ts'
import { moveEarlierJobs } from './earlier-jobs.ts'

let shop: TestApp
let pool: Pool
const done: { name: string }[] = []

/** The columns of pg-boss 10's table that are read. */
const earlierTables = `
  create schema pgboss;
  create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
  create table pgboss.job (
    id uuid not null default gen_random_uuid(), name text not null, data jsonb, state pgboss.job_state not null default 'created',
    start_after timestamptz not null default now(), started_on timestamptz, expire_in interval not null default interval '10 minutes',
    created_on timestamptz not null default now(), output jsonb, primary key (name, id)
  )`

beforeAll(async () => {
  shop = await testApp()
  pool = (shop.platform.db as Database & { $client: Pool }).$client
  shop.platform.jobs.handle<{ name: string }>('test.earlier', async (data) => void done.push(data))
  // The first job creates the queue.
  await shop.platform.jobs.send('test.earlier', { name: 'now' })
  await shop.runJobs()
  done.length = 0
})
afterAll(() => shop.close())

const queued = (name: string, columns: string, values: string) =>
  pool.query(
    `insert into pgboss.job (name, data, ${columns}) values ($1, jsonb_build_object('name', $2::text, '$queue', 'test.earlier'), ${values})`,
    [name === 'dead' ? deadLetters : 'test.earlier', name]
  )

it('finds nothing to move where the version before never ran', async () => {
  expect(await moveEarlierJobs(pool)).toBe(0)
})

it('moves waiting jobs and those of dead servers, and leaves what runs or is done', async () => {
  await pool.query(earlierTables)
  await queued('waiting', 'start_after', "'2020-01-01'")
  await queued('later', 'start_after', "'2100-01-01Z'")
  await queued(
    'of a dead server',
    'state, start_after, started_on',
    "'active', '2020-01-01', now() - interval '11 minutes'"
  )
  await queued('running', 'state, started_on', "'active', now()")
  await queued('done', 'state', "'completed'")
  expect(await moveEarlierJobs(pool)).toBe(3)
  expect(await moveEarlierJobs(pool)).toBe(0)
  const { rows: left } = await pool.query<{ name: string }>("select data->>'name' as name from pgboss.job order by 1")
  expect(left.map(({ name }) => name)).toEqual(['done', 'running'])

  await shop.runJobs()
  // Without the member of the queue's name.
  expect(done.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'of a dead server' },
    { name: 'waiting' }
  ])
  const { rows: waiting } = await pool.query(
    "select data->>'name' as name, start_after from jobs.job where state = 'created'"
  )
  expect(waiting).toEqual([{ name: 'later', start_after: new Date('2100-01-01T00:00:00Z') }])
})

it('keeps the queue and the error of failed jobs', async () => {
  await pool.query(`truncate pgboss.job`)
  await queued('dead', 'output', `'{"message":"TypeError"}'`)
  expect(await moveEarlierJobs(pool)).toBe(1)
  const { rows } = await pool.query(
    "select source_name, source_output->>'message' as error, data from jobs.job where name = $1",
    [deadLetters]
  )
  expect(rows).toEqual([{ source_name: 'test.earlier', error: 'TypeError', data: { name: 'dead' } }])
})

it('leaves jobs whose queue nobody knows', async () => {
  await pool.query(`truncate pgboss.job`)
  await pool.query("insert into pgboss.job (name) values ('nobody.knows')")
  expect(await moveEarlierJobs(pool)).toBe(0)
})
