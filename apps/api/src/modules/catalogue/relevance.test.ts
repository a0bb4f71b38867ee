import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { followProductLanguage } from './search-rebuild.ts'
import { seedCatalogue } from './seed.ts'
import { frenchCatalogue, frenchSet } from './testing/relevance-set-french.ts'
import { germanCatalogue, germanSet } from './testing/relevance-set-german.ts'
import { nonsense, relevance } from './testing/relevance-set.ts'
import type { Relevance } from './testing/relevance.ts'

/** Least share of all searches that must show the expected products. */
const heldShare = 0.95

const shown = 5

const holds = ({ all = [], any = [], only = [] }: Relevance, found: readonly string[]) =>
  all.every((slug) => found.includes(slug)) &&
  (any.length === 0 || any.some((slug) => found.includes(slug))) &&
  (only.length === 0 || (found.length > 0 && found.every((slug) => only.includes(slug))))

describe.each([
  { language: 'en', catalogue: demoCatalogue, set: { searches: relevance, nonsense }, count: 120, nonsenseCount: 12 },
  { language: 'de', catalogue: germanCatalogue, set: germanSet, count: 49, nonsenseCount: 8 },
  { language: 'fr', catalogue: frenchCatalogue, set: frenchSet, count: 48, nonsenseCount: 8 }
] as const)('the set of searches in $language', ({ language, catalogue, set, count, nonsenseCount }) => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await testApp({ shop: { productLanguage: language } })
    await followProductLanguage(shop.platform, { isStart: true })
    await seedCatalogue(shop.platform, catalogue)
  })
  afterAll(() => shop.close())

  async function firstFound(q: string): Promise<string[]> {
    const { status, data } = await shop.call('GET /api/v1/products', { query: { q, pageSize: `${shown}` } })
    expect(status, q).toBe(200)
    return data.items.map(({ slug }) => slug)
  }

  const searches = Object.entries(set.searches).flatMap(([kind, each]) => each.map((search) => ({ kind, search })))

  test('has different searches that name products of the shop', () => {
    const slugs = new Set(catalogue.products.map(({ slug }) => slug))
    const named = searches.flatMap(({ search: { all = [], any = [], only = [] } }) => [...all, ...any, ...only])
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([])
    expect(new Set(searches.map(({ search }) => search.query)).size).toBe(count)
    expect(searches.length).toBe(count)
    expect(set.nonsense.length).toBeGreaterThanOrEqual(nonsenseCount)
  })

  test('shows what 95 in a hundred are for among the first five', async () => {
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

  test('finds nothing for nonsense and things the shop does not sell', async () => {
    const found: Record<string, string[]> = {}
    for (const query of set.nonsense) {
      const slugs = await firstFound(query)
      if (slugs.length > 0) found[query] = slugs
    }
    expect(found).toEqual({})
  })
})
