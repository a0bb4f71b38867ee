import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isCopyOf } from '../../platform/replicas/replicas.ts'
import { type OpenDatabase, openDatabase } from '../../platform/database.ts'
import { createTestDatabase } from '../../testing/test-postgres.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { catalogueCache } from './cache.ts'
import { seedCatalogue } from './seed.ts'

let shop: TestApp
let copy: OpenDatabase
let close: () => Promise<void>
/** Number of reads sent to the replica, and of changes reported to it. */
const counts = { reads: 0, changes: 0 }

/** The replica is a database without tables, so every read from it fails. */
beforeAll(async () => {
  const empty = await createTestDatabase({ isNew: true })
  copy = openDatabase({ ...empty.connection, max: 2 }, () => undefined)
  shop = await testApp({
    replicas: ({ db }) => {
      isCopyOf(copy.db, db)
      return {
        read: async (work) => {
          counts.reads += 1
          await expect(work(copy.db)).rejects.toThrow()
          return work(db)
        },
        changed: () => void (counts.changes += 1),
        states: () => []
      }
    }
  })
  await seedCatalogue(shop.platform, demoCatalogue)
  close = async () => {
    await shop.close()
    await copy.close()
    await empty.drop()
  }
})
afterAll(() => close())
beforeEach(() => {
  shop.clock.advance(5)
  Object.assign(counts, { reads: 0, changes: 0 })
})

/** The counts include inputs with separate caches: the vocabulary, the synonyms, the categories. */
it.each([
  ['/api/v1/products?category=mugs', 2],
  ['/api/v1/products?q=mug', 3],
  ['/api/v1/products/classic-tee', 1],
  ['/api/v1/products/classic-tee/reviews', 1],
  ['/api/v1/search/suggestions?q=mu', 4],
  ['/api/v1/categories', 1]
])('reads %s by a copy, and where that fails by the database itself', async (path, reads) => {
  expect((await shop.fetch(path)).status).toBe(200)
  expect(counts.reads).toBe(reads)
})

it('keeps what a copy was read for where the rest is kept', () => {
  expect(catalogueCache({ ...shop.platform, db: copy.db })).toBe(catalogueCache(shop.platform))
})

it('tells copies of a changed price', async () => {
  const { token } = await shop.signUp({ role: 'admin' })
  const { data } = await shop.call('GET /api/v1/products/{slug}', { params: { slug: 'classic-tee' } })
  const { id = '', price } = data.variants[0] ?? {}
  await shop.call('PATCH /api/v1/admin/variants/{id}', {
    params: { id },
    body: { price: (price?.amount ?? 0) + 100 },
    token
  })
  expect(counts.changes).toBeGreaterThan(0)
})
