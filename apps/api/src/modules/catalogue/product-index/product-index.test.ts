import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertCategories, insertProducts } from '../../../../../../scripts/fill/insert.ts'
import { advisoryLocks } from '../../../platform/advisory-locks.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { catalogueCache } from '../cache.ts'
import { productIndex } from './product-index.ts'

/** More than readers wait for. */
const count = 2100

let app: TestApp
let pool: Pool
beforeAll(async () => {
  app = await testApp()
  pool = (app.platform.db as unknown as { $client: Pool }).$client
  const client = await pool.connect()
  await insertCategories(client)
  await insertProducts(client, 0, count)
  client.release()
}, 120_000)
afterAll(() => app.close())

it('sees a change of the language while many other changes are taken in', async () => {
  await productIndex(app.platform)
  const client = await pool.connect()
  // Whoever refreshes search rows waits.
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.catalogueSearch])
  await pool.query('update products set featured = featured + 1')
  app.clock.advance(1)
  expect((await productIndex(app.platform)).configurations).toEqual(['english'])
  const before = catalogueCache(app.platform).generation()
  await pool.query(`update catalogue_language set configuration = 'german', former = '{english}'`)
  app.clock.advance(1)
  expect((await productIndex(app.platform)).configurations).toEqual(['german', 'english'])
  expect(catalogueCache(app.platform).generation()).toBeGreaterThan(before)
  await client.query('commit')
  client.release()
})
