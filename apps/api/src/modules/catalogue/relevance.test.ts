import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seedCatalogue } from './seed.ts'
import { type Relevance, nonsense, relevance } from './testing/relevance-set.ts'

/** Least share of all searches that must show the expected products. */
const heldShare = 0.95

const shown = 5

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
  await seedCatalogue(shop.platform, demoCatalogue)
})
afterAll(() => shop.close())

async function firstFound(q: string): Promise<string[]> {
  const { status, data } = await shop.call('GET /api/v1/products', { query: { q, pageSize: `${shown}` } })
  expect(status, q).toBe(200)
  return data.items.map(({ slug }) => slug)
}

const holds = ({ all = [], any = [], only = [] }: Relevance, found: readonly string[]) =>
  all.every((slug) => found.includes(slug)) &&
  (any.length === 0 || any.some((slug) => found.includes(slug))) &&
  (only.length === 0 || (found.length > 0 && found.every((slug) => only.includes(slug))))

const searches = Object.entries(relevance).flatMap(([kind, each]) => each.map((search) => ({ kind, search })))

test('the set has 120 different searches that name products of the shop', () => {
  const slugs = new Set(demoCatalogue.products.map(({ slug }) => slug))
  const named = searches.flatMap(({ search: { all = [], any = [], only = [] } }) => [...all, ...any, ...only])
  expect(named.filter((slug) => !slugs.has(slug))).toEqual([])
  expect(new Set(searches.map(({ search }) => search.query)).size).toBe(120)
  expect(searches.length).toBe(120)
  expect(nonsense.length).toBeGreaterThanOrEqual(12)
})

test('of searches over the demonstration shop, 95 in a hundred show what they are for among the first five', async () => {
  const misses: string[] = []
  for (const { kind, search } of searches) {
    const found = await firstFound(search.query)
    if (!holds(search, found)) misses.push(`${kind}: “${search.query}” found ${found.join(', ') || 'nothing'}`)
  }
  const share = 1 - misses.length / searches.length
  expect(share, `${misses.length} of ${searches.length} missed:\n${misses.join('\n')}`).toBeGreaterThanOrEqual(
    heldShare
  )
})

test('nonsense and things the shop does not sell find nothing', async () => {
  const found: Record<string, string[]> = {}
  for (const query of nonsense) {
    const slugs = await firstFound(query)
    if (slugs.length > 0) found[query] = slugs
  }
  expect(found).toEqual({})
})
