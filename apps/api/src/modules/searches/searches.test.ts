import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'
import { catalogueChanged } from '../catalogue/cache.ts'
import { seedCatalogue } from '../catalogue/seed.ts'
import { blockedWords } from '../moderation/tables.ts'
import { queriesOfPastDayMax } from './clear-searches.ts'
import { type SearchCounter, queriesPerDayMax, searchCounter, searchesPerVisitorMax } from './count-searches.ts'
import { frequentSearches } from './frequent-searches.ts'
import { hiddenSearches, searchDays } from './tables.ts'

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let shop: TestApp
/** Registered by each test that needs it: the clock moves past the life of a token. */
let admin: SignedUp
let counter: SearchCounter
beforeAll(async () => {
  shop = await testApp()
  await seedCatalogue(shop.platform, demoCatalogue)
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { db } = shop.platform
  await Promise.all([db.delete(searchDays), db.delete(hiddenSearches), db.delete(blockedWords)])
  counter = searchCounter(shop.platform)
})

/** Enough visitors to set five bits for certain. */
const crowd = Array.from({ length: 30 }, (_, at) => `198.51.100.${at}`)

const searchAs = async (visitors: readonly string[], query: string, found = 3) => {
  for (const visitor of visitors) counter.count(visitor, { query, found })
  await counter.flush()
}

const frequent = async () => (await frequentSearches(shop.platform).list()).map(({ query }) => query)

const rows = () =>
  shop.platform.db
    .select({ query: searchDays.query, searches: searchDays.searches, found: searchDays.found })
    .from(searchDays)
    .orderBy(searchDays.query)

test('a search of several visitors that finds products is suggested, most searched first', async () => {
  await searchAs(crowd.slice(0, 20), 'Yellow mug')
  await searchAs(crowd, 'yellow tote')
  await searchAs(crowd, 'yellow xylophone', 0)
  expect(await frequent()).toEqual(['yellow tote', 'yellow mug'])
})

test('few visitors cannot make a suggestion, however often and on however many days they search', async () => {
  for (let day = 0; day < 30; day++) {
    await searchAs(crowd.slice(0, 1), 'pushed mug')
    shop.clock.advance(86_400)
  }
  await searchAs(crowd.slice(0, 4), 'pushed tote')
  expect(await frequent()).toEqual([])
})

test('the same few visitors cannot make a suggestion by coming back in other weeks', async () => {
  for (let week = 0; week < 3; week++) {
    if (week > 0) shop.clock.advance(7 * 86_400)
    await searchAs(crowd.slice(0, 2), 'pushed mug')
    await searchAs(crowd.slice(0, 4), 'pushed tote')
  }
  expect(await rows()).toHaveLength(6)
  expect(await frequent()).toEqual([])
})

test('networks of one rented IPv6 range are one visitor', async () => {
  const range = Array.from({ length: 60 }, (_, at) => `2001:db8:7:${at.toString(16)}::/64`)
  await searchAs(range, 'pushed mug')
  expect(await rows()).toEqual([{ query: 'pushed mug', searches: 1, found: 3 }])
})

test('a search that finds nothing any more is no longer suggested, nor one of five weeks ago', async () => {
  await searchAs(crowd, 'old mug')
  await searchAs(crowd, 'sold mug')
  expect(await frequent()).toEqual(['old mug', 'sold mug'])
  shop.clock.advance(86_400)
  await searchAs(crowd.slice(0, 1), 'sold mug', 0)
  expect(await frequent()).toEqual(['old mug'])
  shop.clock.advance(35 * 86_400)
  expect(await frequent()).toEqual([])
})

test('a search with a blocked word is not suggested', async () => {
  await shop.platform.db
    .insert(blockedWords)
    .values({ id: 'w-1', word: 'zounds', folded: 'zounds', at: shop.clock.now() })
  await searchAs(crowd, 'zounds mug')
  await searchAs(crowd, 'z0unds mug')
  expect(await frequent()).toEqual([])
})

test('a visitor who repeats a search within half an hour counts once', async () => {
  await searchAs(['192.0.2.1', '192.0.2.1'], 'mug')
  shop.clock.advance(31 * 60)
  await searchAs(['192.0.2.1', '192.0.2.2'], 'mug')
  expect(await rows()).toEqual([{ query: 'mug', searches: 3, found: 3 }])
})

test('several servers add to the same row', async () => {
  const other = searchCounter(shop.platform)
  for (const visitor of crowd.slice(0, 15)) counter.count(visitor, { query: 'mug', found: 4 })
  for (const visitor of crowd.slice(15)) other.count(visitor, { query: 'mug', found: 4 })
  await Promise.all([counter.flush(), other.flush()])
  expect(await rows()).toEqual([{ query: 'mug', searches: 30, found: 4 }])
  expect(await frequent()).toEqual(['mug'])
})

test('what cannot be written is kept until it can', async () => {
  await shop.platform.db.execute('alter table search_days rename to search_days_away')
  await searchAs(['192.0.2.1'], 'mug')
  await shop.platform.db.execute('alter table search_days_away rename to search_days')
  await searchAs(['192.0.2.2'], 'mug')
  expect(await rows()).toEqual([{ query: 'mug', searches: 2, found: 3 }])
})

test('one visitor cannot fill the table, and a full day accepts no new query', async () => {
  for (let at = 0; at < searchesPerVisitorMax + 20; at++) counter.count('192.0.2.1', { query: `word ${at}`, found: 0 })
  await counter.flush()
  expect(await shop.platform.db.$count(searchDays)).toBe(searchesPerVisitorMax)
  await shop.platform.db.execute(`
    insert into search_days select day, 'filler ' || at, 1, 1, 0
    from (select distinct day from search_days) days, generate_series(1, ${queriesPerDayMax}) at`)
  await searchAs(['192.0.2.2'], 'word 0')
  await searchAs(['192.0.2.2'], 'one more')
  const known = await rows()
  expect(known.find(({ query }) => query === 'word 0')).toMatchObject({ searches: 2 })
  expect(known.find(({ query }) => query === 'one more')).toBeUndefined()
})

test('the nightly job ends old counts, the rare queries of past days, and who searched', async () => {
  await searchAs(['192.0.2.1'], 'mug')
  await shop.platform.db.execute(`
    insert into search_days select day, 'filler ' || at, 2, 1, 0
    from (select distinct day from search_days) days, generate_series(1, ${queriesOfPastDayMax}) at`)
  shop.clock.advance(86_400)
  await shop.tick('searches.clear')
  expect(await shop.platform.db.$count(searchDays)).toBe(queriesOfPastDayMax)
  await shop.platform.db.delete(searchDays)
  await searchAs(crowd, 'mug')
  shop.clock.advance(35 * 86_400)
  await shop.tick('searches.clear')
  expect(await shop.platform.db.select({ visitors: searchDays.visitors }).from(searchDays)).toEqual([{ visitors: 0n }])
  shop.clock.advance(90 * 86_400)
  await shop.tick('searches.clear')
  expect(await rows()).toEqual([])
})

const suggestions = async (q: string) => {
  catalogueChanged(shop.platform)
  return (await shop.call('GET /api/v1/search/suggestions', { query: { q } })).data.queries
}
const hide = (query: string, isHidden = true) =>
  shop.call('PUT /api/v1/admin/searches/hidden', { token: admin.token, body: { query, isHidden } })
const report = async (query: Record<string, string> = {}) =>
  (await shop.call('GET /api/v1/admin/searches', { token: admin.token, query })).data.items

test('suggestions begin with past searches; staff hide one and allow it again', async () => {
  admin = await shop.signUp({ role: 'admin' })
  await searchAs(crowd, 'large mug for soup')
  await hide('large mug for soup', true)
  await hide('large mug for soup', false)
  expect((await suggestions('mug lar'))[0]).toBe('large mug for soup')
  expect(await suggestions('large mug for soup')).not.toContain('large mug for soup')
  await hide('large mug for soup')
  expect(await suggestions('mug lar')).not.toContain('large mug for soup')
  expect(await report()).toMatchObject([{ query: 'large mug for soup', isHidden: true, isSuggested: false }])
  await hide('large mug for soup', false)
  expect(await report()).toMatchObject([{ query: 'large mug for soup', isHidden: false, isSuggested: true }])
  const { data: log } = await shop.call('GET /api/v1/admin/log', { token: admin.token })
  expect(log.items.slice(0, 2)).toMatchObject([
    { action: 'search.show', subject: { id: 'large mug for soup' } },
    { action: 'search.hide', subject: { id: 'large mug for soup' } }
  ])
})

test('staff see the searches of a period with their days, and those without results', async () => {
  await searchAs(crowd, 'beanie', 0)
  shop.clock.advance(10 * 86_400)
  await searchAs(crowd.slice(0, 2), 'mug', 9)
  await searchAs(crowd.slice(0, 1), 'scarf', 0)
  admin = await shop.signUp({ role: 'admin' })
  expect((await report()).map(({ query, searches, found }) => [query, searches, found])).toEqual([
    ['beanie', 30, 0],
    ['mug', 2, 9],
    ['scarf', 1, 0]
  ])
  expect((await report({ days: '7' })).map(({ query }) => query)).toEqual(['mug', 'scarf'])
  expect((await report({ kind: 'without-results' })).map(({ query }) => query)).toEqual(['beanie', 'scarf'])
  const file = await shop.fetch('/api/v1/admin/exports/searches.csv?days=7', { headers: { authtoken: admin.token } })
  const [head, ...lines] = (await file.text()).replace('\ufeff', '').trim().split('\r\n')
  expect(head).toBe('Day,Search,Searches,Products found')
  expect(lines.map((line) => line.slice(11))).toEqual(['mug,2,9', 'scarf,1,0'])
})

test('the server counts searches of shoppers by what was searched, and writes them when it ends', async () => {
  const other = await testApp()
  await seedCatalogue(other.platform, demoCatalogue)
  const search = (query: string, headers: Record<string, string> = {}) =>
    other.app.inject({ url: `/api/v1/products?${query}`, headers: { 'user-agent': person, ...headers } })
  await search('q=camp%20mug')
  await search('q=stonewear+mug')
  await search('q=camp+mug&page=2')
  await search('q=camp+mug&category=mugs')
  await search('q=camp+mug&colour=black')
  await search('q=tote', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await search('q=jane@example.com')
  await search('q=xylophone&sort=newest')
  await other.app.close()
  const counted = await other.platform.db.select().from(searchDays).orderBy(searchDays.query)
  await other.close()
  expect(counted.map(({ query, searches, found }) => [query, searches, found > 0])).toEqual([
    ['camp mug', 1, true],
    ['stoneware mug', 1, true],
    ['xylophone', 1, false]
  ])
})
