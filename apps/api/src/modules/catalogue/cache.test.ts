import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../platform/database.ts'
import { postgresNotices } from '../../platform/notices.ts'
import { testClock } from '../../testing/test-clock.ts'
import { type TestDatabase, createTestDatabase } from '../../testing/test-postgres.ts'
import { catalogueCache, catalogueChanged, countsChanged, subscribeToCatalogue } from './cache.ts'

/** A notice arrives within milliseconds; the timeout allows for a slow machine. */
const soon = { timeout: 15_000 }
const log = { warn: () => undefined, info: () => undefined }
/** The clock does not move, so nothing in a cache expires by age. */
const clock = testClock()
const closers: (() => Promise<void>)[] = []
let database: TestDatabase

/** The parts of a server that the catalogue cache needs: database and notices. */
async function server() {
  const opened: OpenDatabase = openDatabase({ ...database.connection, max: 2 }, () => undefined)
  const notices = postgresNotices(database.connection, opened.pool, log)
  const platform = { db: opened.db, clock, notices }
  subscribeToCatalogue(platform)
  await notices.start()
  closers.push(
    () => notices.stop(),
    () => opened.close()
  )
  const load = vi.fn(async () => 'an answer')
  const remember = (key: string, variantId: string) => catalogueCache(platform).remember(key, load, () => [variantId])
  /** Waits until the cached answer is invalidated and `load` has been called that many times in total. */
  const readsAgain = (key: string, variantId: string, times: number) =>
    vi.waitFor(async () => {
      await remember(key, variantId)
      expect(load).toHaveBeenCalledTimes(times)
    }, soon)
  return { ...opened, platform, load, remember, readsAgain }
}

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const close of closers) await close()
  await database.drop()
})

it('forgets what another server has changed, and of pieces only what tells their number', async () => {
  const [one, other] = [await server(), await server()]
  await other.remember('mug', 'mug-white')
  await other.remember('tee', 'tee-black-m')
  expect(other.load).toHaveBeenCalledTimes(2)

  countsChanged(one.platform, ['mug-white'])
  await other.readsAgain('mug', 'mug-white', 3)
  await other.remember('tee', 'tee-black-m')
  expect(other.load).toHaveBeenCalledTimes(3)

  catalogueChanged(one.platform)
  await other.readsAgain('tee', 'tee-black-m', 4)
})

it('forgets all, when pieces of more variants changed than a notice can name', async () => {
  const [one, other] = [await server(), await server()]
  await other.remember('tee', 'tee-black-m')
  countsChanged(
    one.platform,
    Array.from({ length: 2_000 }, (_, index) => `variant-${index}`)
  )
  await other.readsAgain('tee', 'tee-black-m', 2)
})

it('forgets all, and hears again, after its connection broke', async () => {
  const [one, other] = [await server(), await server()]
  await other.remember('tee', 'tee-black-m')
  await one.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'motif notices'`
  )
  await other.readsAgain('tee', 'tee-black-m', 2)
  catalogueChanged(one.platform)
  await other.readsAgain('tee', 'tee-black-m', 3)
}, 30_000)

it('keeps nothing that is too old once there is something new, whether it is asked for again or not', async () => {
  const { platform, remember } = await server()
  for (let number = 0; number < 20; number += 1) await remember(`list ${number}`, 'mug-white')
  expect(catalogueCache(platform).size()).toBe(20)
  clock.advance(1)
  await remember('list 20', 'mug-white')
  expect(catalogueCache(platform).size()).toBe(1)
})
