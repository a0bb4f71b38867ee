import type { ShopSettings } from '@motif/contract'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertCategories, insertProducts } from '../../../../../scripts/fill/insert.ts'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'

/** More than are rebuilt before the response. */
const count = 1500

let app: TestApp
let pool: Pool
let owner: SignedUp
beforeAll(async () => {
  app = await testApp()
  owner = await app.signUp({ role: 'admin' })
  pool = (app.platform.db as unknown as { $client: Pool }).$client
  const client = await pool.connect()
  await insertCategories(client)
  await insertProducts(client, 0, count)
  client.release()
  await pool.query(`update products set name = 'Wärmende Decken' where number % 300 = 1`)
}, 120_000)
afterAll(() => app.close())

const settings = async () => (await app.call('GET /api/v1/admin/settings', { token: owner.token })).data
async function speak(productLanguage: ShopSettings['productLanguage']) {
  const { revision, settings: now } = await settings()
  const body = { revision, settings: { ...now, productLanguage } }
  return app.call('PUT /api/v1/admin/settings', { token: owner.token, body })
}
async function percent() {
  const { status, data } = await app.call('GET /api/v1/admin/settings/search', { token: owner.token })
  expect(status, JSON.stringify(data)).toBe(200)
  return data.percent
}
const found = async (q: string) => {
  const { total, correctedQuery } = (await app.call('GET /api/v1/products', { query: { q } })).data
  return correctedQuery === undefined ? total : 0
}
/** Rows whose text is not what they would be written with now. */
async function rowsBehind(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`
    select count(*)::int from catalogue_search join products p using (number) where text is distinct from catalogue_vector(
      (select configuration::regconfig from catalogue_language), p.name, p.keywords, p.is_customisable and p.artwork is null, p.description)`)
  return rows[0]?.count ?? 0
}

beforeEach(async () => {
  await speak('en')
  await app.runJobs()
  expect(await percent()).toBeNull()
})

test('a change of the language rewrites the search rows in a job, and is seen in its progress', async () => {
  expect(await found('warmender decke gewebt')).toBe(0)
  expect((await speak('de')).status).toBe(200)
  expect(await percent()).toBe(66)
  expect(await rowsBehind()).toBeGreaterThan(0)
  await app.runJobs()
  expect(await percent()).toBeNull()
  expect(await rowsBehind()).toBe(0)
})

test('words find all products while their rows are rewritten, and in forms of the new language', async () => {
  const mugs = await found('mugs for you')
  expect(await found('warmenden decke')).toBe(0)
  expect(await found('warmende decken')).toBe(5)
  await speak('de')
  expect(await found('warmenden decke')).toBe(5)
  expect(await found('warmende decken')).toBe(5)
  expect(await found('mugs for you')).toBe(mugs)
  await app.runJobs()
  expect(await found('wärmenden decke')).toBe(5)
  expect(await found('waermender decke')).toBe(5)
})

test('a job that was lost continues where it was, and a product changed meanwhile is not undone', async () => {
  await speak('de')
  await pool.query(`delete from jobs.job where name = 'catalogue.rebuild-search'`)
  await pool.query(`update products set name = 'Grüne Schürzen' where number = 2 or number = $1`, [count])
  app.clock.advance(1)
  expect(await found('gruene schurze')).toBe(2)
  expect(await percent()).toBe(66)
  await app.tick('catalogue.continue-rebuild')
  expect(await percent()).toBeNull()
  expect(await rowsBehind()).toBe(0)
})

test('a batch that fails leaves the rows as they were, and is done again', async () => {
  await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
  await pool.query(
    `create trigger refuses before update on catalogue_search for each row when (new.number = 1200) execute function refuse()`
  )
  await speak('fr')
  await expect(app.runJobs()).rejects.toThrow()
  expect(await percent()).toBe(66)
  await pool.query('drop trigger refuses on catalogue_search; drop function refuse')
  await app.tick('catalogue.continue-rebuild')
  expect(await percent()).toBeNull()
  expect(await rowsBehind()).toBe(0)
})

test('a language that is taken back halfway is that of all rows in the end', async () => {
  await speak('de')
  await speak('fr')
  expect(await percent()).toBe(66)
  const { revision } = await settings()
  await app.call('POST /api/v1/admin/settings/versions/{version}/restore', {
    token: owner.token,
    params: { version: String(revision - 2) },
    body: { revision }
  })
  expect((await settings()).settings.productLanguage).toBe('en')
  await app.runJobs()
  expect(await percent()).toBeNull()
  expect(await rowsBehind()).toBe(0)
})

test('another server searches in the new language within half a second', async () => {
  expect(await found('waermendes decke')).toBe(0)
  await pool.query(`update catalogue_language set configuration = 'german', former = '{english}', rewritten = 0`)
  await pool.query(
    `update catalogue_search set text = catalogue_vector('german', name, '', false, '') from products p where p.number = catalogue_search.number`
  )
  app.clock.advance(1)
  expect(await found('waermendes decke')).toBe(5)
})

test('other settings are saved without waiting for the rebuild', async () => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select * from catalogue_language for update')
  const { revision, settings: now } = await settings()
  const saved = await app.call('PUT /api/v1/admin/settings', {
    token: owner.token,
    body: { revision, settings: { ...now, name: 'Quick' } }
  })
  expect(saved.status).toBe(200)
  await client.query('rollback')
  client.release()
})

test('a language that cannot be followed at once is saved, and followed by a job', async () => {
  await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
  await pool.query('create trigger refuses before update on catalogue_language for each row execute function refuse()')
  expect((await speak('de')).status).toBe(200)
  await pool.query('drop trigger refuses on catalogue_language; drop function refuse')
  expect(await percent()).toBeNull()
  await app.tick('catalogue.continue-rebuild')
  expect(await rowsBehind()).toBe(0)
  const { rows } = await pool.query('select configuration from catalogue_language')
  expect(rows).toEqual([{ configuration: 'german' }])
})

test('a French tee is no stop word, and forms of brodé are one word', async () => {
  const { rows } = await pool.query<{ words: string }>(`
    select to_tsvector('french', catalogue_spelling('french', text))::text as words
    from unnest(array['tee', 'tees', 'brodée', 'brodés']) with ordinality as given(text, place) order by place`)
  const [tee, tees, singular, plural] = rows.map(({ words }) => words)
  expect([tee, singular]).toEqual([tees, plural])
  expect(tee).not.toBe('')
})

test('Russian words are found in other genders, numbers and cases, with й or и', async () => {
  const { rows } = await pool.query<{ isFound: boolean; query: string }>(`
    select query, catalogue_vector('russian', 'Красный чайник с героями, новые коллекции', '', false, '')
      @@ to_tsquery('russian', catalogue_spelling('russian', catalogue_text(query))) as "isFound"
    from unnest(array['красная', 'красный', 'красные', 'красного', 'КРАСНЫЙ', 'красны:*', 'чайники', 'новый', 'новой', 'коллекция', 'коллекций'])
      as asked(query)`)
  expect(rows.filter(({ isFound }) => !isFound)).toEqual([])
  await speak('ru')
  await pool.query(`update products set name = 'Красный чайник' where number = 7`)
  await app.runJobs()
  expect([await found('красная чайники'), await found('красный чайник')]).toEqual([1, 1])
})

test('only known languages are accepted', async () => {
  for (const language of ['xx', 'german', "en'; drop table products; --"])
    expect((await speak(language as ShopSettings['productLanguage'])).status).toBe(400)
})
