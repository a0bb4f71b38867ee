import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../database.ts'
import { internalCall } from '../inject-call.ts'
import type { AskReadiness } from '../readiness.ts'
import type { ReplicaState } from '../replicas/replicas.ts'
import { jobCounts } from './job-counts.ts'
import { type OpenMetrics, openMetrics } from './open-metrics.ts'
import { sampleOf, samplesIn } from '../../testing/samples.ts'

let metrics: OpenMetrics
let shop: TestApp
let scrape: () => Promise<string>
let deliveryFails = false
let replicaStates: ReplicaState[] = []

const ask: AskReadiness = async () => ({ status: 'degraded', parts: { database: 'ok', mail: 'away' } })
const poolOf = ({ platform }: TestApp) => (platform.db as Database & { $client: Pool }).$client

beforeAll(async () => {
  const opened = await openMetrics({ metricsPort: 9464 })
  if (!opened) throw new Error('Nothing is counted')
  metrics = opened
  shop = await testApp({
    metrics,
    deliver: async () => {
      if (deliveryFails) throw new Error('the mail server is away')
    }
  })
  const server = metrics.serve(shop.platform, {
    pool: poolOf(shop),
    ask,
    dataDir: shop.platform.config.dataDir,
    replicas: { states: () => replicaStates }
  })
  scrape = async () => (await server.inject('/metrics')).body
  shop.platform.jobs.handle('test.stuck', () => Promise.reject(new Error('never')))
})
afterAll(() => shop.close())
beforeEach(() => {
  deliveryFails = false
})

const requests = async (labels: Record<string, string>) =>
  sampleOf(await scrape(), 'motif_http_request_duration_seconds_count', labels)

it('writes text that Prometheus reads, about the process, the database and the parts', async () => {
  const text = await scrape()
  expect(samplesIn(text).length).toBeGreaterThan(30)
  expect(sampleOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  expect(sampleOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  expect(sampleOf(text, 'motif_database_connections_max')).toBe(8)
  expect(sampleOf(text, 'motif_database_waiting')).toBe(0)
  expect(sampleOf(text, 'motif_part_up', { part: 'database' })).toBe(1)
  expect(sampleOf(text, 'motif_part_up', { part: 'mail' })).toBe(0)
})

it('says how much of the disk is free, and which replicas are read from and how far behind', async () => {
  replicaStates = [
    { isUsed: true, lagBytes: 0 },
    { isUsed: false, lagBytes: 70_000 },
    { isUsed: false, lagBytes: undefined }
  ]
  const text = await scrape()
  replicaStates = []
  expect(sampleOf(text, 'motif_disk_free_bytes')).toBeGreaterThan(1_000_000)
  const of = (name: string) => ['1', '2', '3'].map((replica) => sampleOf(text, name, { replica }))
  expect(of('motif_replica_used')).toEqual([1, 0, 0])
  expect(of('motif_replica_lag_bytes')).toEqual([0, 70_000, undefined])
})

it('counts a request once, under the pattern of its address', async () => {
  const labels = { method: 'GET', route: '/api/v1/products/:slug', status: '4xx' }
  const before = (await requests(labels)) ?? 0
  await shop.fetch('/api/v1/products/nothing-of-this-name')
  expect(await requests(labels)).toBe(before + 1)
  expect(await scrape()).not.toContain('nothing-of-this-name')
})

it('counts every unknown address and every unknown method as one', async () => {
  const before = (await requests({ method: 'GET', route: 'unknown', status: '4xx' })) ?? 0
  for (const path of ['/api/v1/apple', '/api/pear?key=secret', '/api/v1/carts/x/y/z']) await shop.fetch(path)
  await shop.fetch('/nobody', { method: 'POST' })
  await shop.app.inject({ method: 'PROPFIND' as 'GET', url: '/nobody' }).catch(() => undefined)
  const text = await scrape()
  expect(await requests({ method: 'GET', route: 'unknown', status: '4xx' })).toBe(before + 3)
  for (const sent of ['apple', 'pear', 'secret', 'nobody', 'PROPFIND']) expect(text).not.toContain(sent)
})

it('does not count what the server asks of itself while it makes a page', async () => {
  const labels = { method: 'GET', route: '/api/v1/categories', status: '2xx' }
  const before = (await requests(labels)) ?? 0
  await internalCall(shop.app)('GET /api/v1/categories', {})
  await shop.fetch('/api/v1/categories')
  expect(await requests(labels)).toBe(before + 1)
})

it('counts mails that went out and those that did not', async () => {
  const counted = async (outcome: string) => sampleOf(await scrape(), 'motif_mails_total', { outcome }) ?? 0
  const [sent, failed] = [await counted('sent'), await counted('failed')]
  const letter = { to: 'kim@example.com', template: 'register-code', data: { code: '731864', minutes: 10 } } as const
  await shop.platform.mail.send(letter)
  await shop.runJobs()
  deliveryFails = true
  await shop.platform.mail.send(letter)
  await expect(shop.runJobs()).rejects.toThrow('away')
  deliveryFails = false
  shop.clock.advance(31)
  await shop.runJobs()
  expect([await counted('sent'), await counted('failed')]).toEqual([sent + 2, failed + 1])
  expect(await scrape()).not.toContain('kim@example.com')
})

it('counts jobs that wait and jobs that failed for good by queue, at most twice a minute', async () => {
  let now = 0
  const count = jobCounts(poolOf(shop), () => now)
  const of = async () => (await count()).filter(({ queue }) => queue === 'test.stuck')
  expect(await of()).toEqual([])
  await shop.platform.jobs.send('test.stuck', { to: 'kim@example.com' })
  expect(await of()).toEqual([])
  now += 30_000
  expect(await of()).toMatchObject([{ waiting: 1, dead: 0 }])
  await poolOf(shop).query(`update jobs.job set retry_limit = 0 where name = 'test.stuck'`)
  await expect(shop.runJobs()).rejects.toThrow('never')
  now += 30_000
  expect(await of()).toMatchObject([{ waiting: 0, dead: 1 }])
})

it('is not there for the public', async () => {
  expect((await shop.fetch('/metrics')).status).not.toBe(200)
  expect(await requests({ method: 'GET', route: '/metrics', status: '2xx' })).toBeUndefined()
})

it('counts nothing and listens nowhere unless a port is set', async () => {
  expect(await openMetrics(readConfig({ NODE_ENV: 'test' }))).toBeUndefined()
})
