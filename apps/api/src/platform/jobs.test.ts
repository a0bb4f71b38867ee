import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { bossJobs, createBoss } from './boss-jobs.ts'
import type { Database } from './database.ts'

const done: string[] = []
let fails = false
let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
  shop.platform.jobs.handle<{ name: string }>('test.note', async ({ name }) => {
    if (fails) throw new Error('not now')
    done.push(name)
  })
})
afterAll(() => shop.close())
beforeEach(() => {
  done.length = 0
  fails = false
})

it('does a job sent in a transaction only once that transaction commits', async () => {
  const { db, jobs } = shop.platform
  await expect(
    db.transaction(async (tx) => {
      await jobs.send('test.note', { name: "rolled back $1 'quoted'" }, { tx })
      throw new Error('no')
    })
  ).rejects.toThrow('no')
  await db.transaction((tx) =>
    jobs.send('test.note', { name: "committed $1 'quoted'" }, { tx, after: shop.clock.now(), key: 'committed' })
  )
  await shop.runJobs()
  expect(done).toEqual(["committed $1 'quoted'"])
})

it('queues a key once', async () => {
  const { jobs } = shop.platform
  await jobs.send('test.note', { name: 'first' }, { key: 'order-7' })
  await jobs.send('test.note', { name: 'second' }, { key: 'order-7' })
  await shop.runJobs()
  await jobs.send('test.note', { name: 'third' }, { key: 'order-7' })
  await shop.runJobs()
  expect(done).toEqual(['first'])
})

it('waits for the moment a job is meant for', async () => {
  await shop.platform.jobs.send(
    'test.note',
    { name: 'later' },
    { after: new Date(shop.clock.now().getTime() + 900_000) }
  )
  await shop.runJobs()
  expect(done).toEqual([])
  shop.clock.advance(900)
  await shop.runJobs()
  expect(done).toEqual(['later'])
})

it('tries a failed job again', async () => {
  await shop.platform.jobs.send('test.note', { name: 'stubborn' })
  fails = true
  await expect(shop.runJobs()).rejects.toThrow('not now')
  fails = false
  await shop.runJobs()
  expect(done).toEqual([])
  shop.clock.advance(31)
  await shop.runJobs()
  expect(done).toEqual(['stubborn'])
})

it('refuses a job nobody does', async () => {
  await expect(shop.platform.jobs.send('test.unknown', {})).rejects.toThrow('Nobody handles jobs named test.unknown')
})

it('works through jobs by itself in a running server', async () => {
  const { db, log } = shop.platform
  const pool = (db as Database & { $client: Pool }).$client
  const jobs = bossJobs(pool, log)
  const finished = new Map(['sent', 'committed'].map((name) => [name, Promise.withResolvers<void>()]))
  jobs.handle<{ name: string }>('test.live', async ({ name }) => finished.get(name)?.resolve())
  await jobs.prepare()
  await jobs.start()
  await jobs.send('test.live', { name: 'sent' })
  await finished.get('sent')?.promise
  // A commit does not wake the worker: it finds the job by polling.
  await db.transaction((tx) => jobs.send('test.live', { name: 'committed' }, { tx }))
  await finished.get('committed')?.promise
  await jobs.stop()
})

it('tries the jobs of a killed server again within minutes', async () => {
  const pool = (shop.platform.db as Database & { $client: Pool }).$client
  await shop.platform.jobs.send('test.note', { name: 'orphan' }, { key: 'orphan' })
  // As a killed server leaves a job: begun, and its last heartbeat two minutes ago. Jobs of the tests' clock are long out of date.
  await pool.query(`
    update jobs.job set state = 'active', started_on = now() - interval '3 minutes', heartbeat_on = now() - interval '2 minutes',
      keep_until = now() + interval '1 hour'
    where data->>'name' = 'orphan'`)
  const boss = createBoss(pool, { works: true })
  await boss.start()
  await boss.supervise('test.note')
  await boss.stop()
  const { rows } = await pool.query("select state from jobs.job where data->>'name' = 'orphan'")
  expect(rows).toEqual([{ state: 'retry' }])
})
