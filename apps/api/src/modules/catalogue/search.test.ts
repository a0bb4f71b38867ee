import { brotliDecompressSync } from 'node:zlib'
import type { ProductCard } from '@motif/contract'
import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { DemoCatalogue, DemoProduct } from '../../demo/types.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { catalogueChanged } from './cache.ts'
import { seedCatalogue } from './seed.ts'
import { products, searchSynonyms, variants } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const categories = ['shirts', 'mugs']
const colours = ['black', 'navy', 'white']
const sizes = ['s', 'm']

interface Made {
  category: string
  colours: string[]
  sizes: string[]
  price: number
  surcharge: number
  /** Combinations in stock, `colour/size`. */
  inStock: string[]
  isCustomisable: boolean
}

const made = fc.record<Made>({
  category: fc.constantFrom(...categories),
  colours: fc.subarray(colours, { minLength: 1 }),
  sizes: fc.subarray(sizes),
  price: fc.constantFrom(1000, 1500, 2000, 3000),
  surcharge: fc.constantFrom(0, 500),
  inStock: fc.subarray(colours.flatMap((colour) => ['', ...sizes].map((size) => `${colour}/${size}`))),
  isCustomisable: fc.boolean()
})

const productOf = (spec: Made, index: number): DemoProduct => ({
  slug: `product-${index}`,
  name: `Product ${index}`,
  category: spec.category,
  description: 'Something.',
  details: [],
  colours: spec.colours.map((value) => ({ value, label: value, swatch: '#123456' })),
  ...(spec.sizes.length > 0
    ? {
        second: { id: 'size', name: 'Size', values: spec.sizes.map((value) => ({ value, label: value })) },
        surcharge: { m: spec.surcharge }
      }
    : undefined),
  price: spec.price,
  stock: (colour, size) => (spec.inStock.includes(`${colour}/${size ?? ''}`) ? 3 : 0),
  views: ['tshirt-front'],
  printAreas: [],
  isCustomisable: spec.isCustomisable,
  featured: index,
  since: '2026-01-01',
  reviews: []
})

async function stockShop(products: DemoProduct[]): Promise<void> {
  await app.platform.db.execute(sql`truncate products, categories cascade`)
  const variant: DemoCatalogue = {
    categories: categories.map((slug) => ({ slug, name: slug, description: '' })),
    products
  }
  await seedCatalogue(app.platform, variant)
}

interface Filter {
  category: string[]
  colour: string[]
  size: string[]
  minPrice: number | undefined
  maxPrice: number | undefined
  inStock: boolean | undefined
  customisable: boolean | undefined
}

const filter = fc.record<Filter>({
  category: fc.subarray(categories),
  colour: fc.subarray(colours),
  size: fc.subarray(sizes),
  minPrice: fc.option(fc.constantFrom(1000, 1500, 2001), { nil: undefined }),
  maxPrice: fc.option(fc.constantFrom(1499, 2000, 3000), { nil: undefined }),
  inStock: fc.constantFrom(true, undefined),
  customisable: fc.constantFrom(true, false, undefined)
})

/** Applies the same rules to plain objects. Returns the indexes of the products that match all filters except `without`. */
function left(
  specs: Made[],
  wanted: Filter,
  without?: 'category' | 'colour' | 'size' | 'price',
  must?: [string, string]
): number[] {
  return specs.flatMap((spec, index) => {
    const inStock = spec.colours.flatMap((colour) =>
      (spec.sizes.length > 0 ? spec.sizes : ['']).map((size) => ({ colour, size }))
    )
    const lowest = spec.price + (spec.sizes.length > 0 && !spec.sizes.includes('s') ? spec.surcharge : 0)
    const fits = inStock.some(
      ({ colour, size }) =>
        (without === 'colour' || wanted.colour.length === 0 || wanted.colour.includes(colour)) &&
        (without === 'size' || wanted.size.length === 0 || wanted.size.includes(size)) &&
        (!wanted.inStock || spec.inStock.includes(`${colour}/${size}`)) &&
        (must === undefined || (must[0] === 'colour' ? colour : size) === must[1])
    )
    const isLeft =
      fits &&
      (without === 'category' || wanted.category.length === 0 || wanted.category.includes(spec.category)) &&
      (without === 'price' || (lowest >= (wanted.minPrice ?? 0) && lowest <= (wanted.maxPrice ?? Infinity))) &&
      (wanted.customisable === undefined || wanted.customisable === spec.isCustomisable)
    return isLeft ? [index] : []
  })
}

const list = (items: string[]) => (items.length > 0 ? items.join(',') : undefined)

test('what is found and every facet’s count are those of the plain rules, for any products and any filters', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(made, { minLength: 1, maxLength: 6 }),
      fc.array(filter, { minLength: 3, maxLength: 5 }),
      async (specs, filters) => {
        await stockShop(specs.map(productOf))
        // An option that no product has is not applied as a filter.
        const hasSizes = specs.some(({ sizes: own }) => own.length > 0)
        for (const asked of filters) {
          const wanted = hasSizes ? asked : { ...asked, size: [] }
          const query = {
            ...wanted,
            category: list(wanted.category),
            colour: list(wanted.colour),
            size: list(asked.size),
            inStock: wanted.inStock?.toString() as 'true',
            customisable: wanted.customisable?.toString() as 'true'
          }
          const { status, data } = await app.call('GET /api/v1/products', { query })
          expect(status).toBe(200)
          const expected = left(specs, wanted)
          expect(data.items.map(({ slug }) => slug)).toEqual(expected.map((index) => `product-${index}`))
          expect(data.total).toBe(expected.length)
          for (const { value, count } of data.facets.categories)
            expect(count).toBe(
              left(specs, wanted, 'category').filter((index) => specs[index]?.category === value).length
            )
          const counted = Object.fromEntries(
            data.facets.options.flatMap(({ id, values }) => values.map(({ value, count }) => [`${id}/${value}`, count]))
          )
          for (const [id, values] of [['colour', colours] as const, ['size', sizes] as const]) {
            const having = values.map((value) => left(specs, wanted, id, [id, value]))
            const some = having.filter((each) => each.length > 0)
            const isEnough = new Set(some.flat()).size >= expected.length / 5
            const isShared = some.length === 1 && some[0]?.length === expected.length
            const isOffered = wanted[id].length > 0 || (isEnough && !isShared)
            for (const [index, value] of values.entries())
              expect(counted[`${id}/${value}`] ?? 0).toBe(isOffered ? having[index]?.length : 0)
          }
          const prices = left(specs, wanted, 'price')
            .map((index) => specs[index]!)
            .map(({ price, surcharge, sizes: own }) => price + (own.length > 0 && !own.includes('s') ? surcharge : 0))
          expect(data.facets.price && [data.facets.price.min.amount, data.facets.price.max.amount]).toEqual(
            prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : null
          )
          expect(data.facets.inStock).toBe(left(specs, { ...wanted, inStock: true }).length)
          expect(data.facets.blanks).toBe(left(specs, { ...wanted, customisable: true }).length)
        }
      }
    ),
    { numRuns: 15 }
  )
})

const spec: Made = {
  category: 'shirts',
  colours: ['black', 'navy'],
  sizes: ['s', 'm'],
  price: 2000,
  surcharge: 0,
  inStock: ['black/s', 'navy/m'],
  isCustomisable: true
}

const named = (name: string, index: number, change: Partial<DemoProduct> = {}): DemoProduct => ({
  ...productOf(spec, index),
  slug: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  ...change
})

const slugs = async (query: Record<string, string>) =>
  (await app.call('GET /api/v1/products', { query })).data.items.map(({ slug }: ProductCard) => slug)

test('one and the same variant must have all chosen options, and be in stock', async () => {
  await stockShop([productOf(spec, 1)])
  expect(await slugs({ colour: 'black', size: 's', inStock: 'true' })).toEqual(['product-1'])
  expect(await slugs({ colour: 'black', size: 'm', inStock: 'true' })).toEqual([])
  expect(await slugs({ colour: 'black', size: 'm' })).toEqual(['product-1'])
})

test('options are offered where they matter to what is found, and those chosen always', async () => {
  const mug = { category: 'mugs', colours: ['black'], sizes: [] }
  await stockShop([
    productOf({ ...spec, colours: ['black'] }, 0),
    ...[1, 2, 3, 4, 5].map((index) => productOf({ ...spec, ...mug }, index))
  ])
  const offered = async (query: Record<string, string>) =>
    (await app.call('GET /api/v1/products', { query })).data.facets.options.map(({ id, values }) => [
      id,
      ...values.map(({ value, count }) => `${value} ${count}`)
    ])
  // Only one product in six has sizes, and a colour that all products share excludes none.
  expect(await offered({})).toEqual([])
  expect(await offered({ category: 'shirts' })).toEqual([['size', 's 1', 'm 1']])
  expect(await offered({ size: 's' })).toEqual([['size', 's 1', 'm 1']])
  expect(await offered({ category: 'mugs', size: 's', colour: 'black' })).toEqual([
    ['colour', 'black 0'],
    ['size', 's 0']
  ])
})

test('the options of the shop are all that a list can be filtered by, whether or not the list of everything offers them', async () => {
  const mug = { category: 'mugs', colours: ['black', 'white'], sizes: [] }
  await stockShop([productOf(spec, 0), ...[1, 2, 3, 4, 5].map((index) => productOf({ ...spec, ...mug }, index))])
  const options = async () => (await app.call('GET /api/v1/options', {})).data
  const { facets } = (await app.call('GET /api/v1/products', { query: {} })).data
  expect(facets.options.map(({ id }) => id)).toEqual(['colour'])
  expect(await options()).toEqual([
    { id: 'colour', values: expect.toSatisfy((values: string[]) => values.toSorted().join() === 'black,navy,white') },
    { id: 'size', values: ['s', 'm'] }
  ])
  for (const { id, values } of await options())
    for (const value of values) expect((await slugs({ [id]: value })).length).toBeGreaterThan(0)
})

test('a search finds by name, keyword and beginning, and forgives slips of the pen where nothing else is found', async () => {
  await stockShop([
    named('Everyday hoodie', 1),
    named('Studio mug', 2, { category: 'mugs' }),
    named('Classic T-shirt', 3),
    named('Harbour poster', 4, { details: [{ name: 'Paper', value: 'Cotton rag' }] })
  ])
  expect(await slugs({ q: 'hoodies' })).toEqual(['everyday-hoodie'])
  expect(await slugs({ q: 'hood' })).toEqual(['everyday-hoodie'])
  expect(await slugs({ q: 'hoddie' })).toEqual(['everyday-hoodie'])
  expect(await slugs({ q: 'tshirt' })).toEqual(['classic-t-shirt'])
  expect(await slugs({ q: 'posetr' })).toEqual(['harbour-poster'])
  expect(await slugs({ q: 'cotton rag' })).toEqual(['harbour-poster'])
  expect(await slugs({ q: 'zzzqqq' })).toEqual([])
})

test('a list names the words it was searched for instead, if any were replaced', async () => {
  await stockShop([
    named('Everyday hoodie', 1),
    named('Harbour notebook', 2),
    named('Studio mug', 3, { category: 'mugs', description: 'For tea.' })
  ])
  const corrected = async (query: Record<string, string>) => {
    const { data } = await app.call('GET /api/v1/products', { query })
    return [data.correctedQuery, ...data.items.map(({ slug }) => slug)]
  }
  expect(await corrected({ q: 'Hoddie' })).toEqual(['hoodie', 'everyday-hoodie'])
  expect(await corrected({ q: 'the stuidio mug' })).toEqual(['the studio mug', 'studio-mug'])
  expect(await corrected({ q: 'note book' })).toEqual(['notebook', 'harbour-notebook'])
  expect(await corrected({ q: 'harbournotebook' })).toEqual(['harbour notebook', 'harbour-notebook'])
  expect(await corrected({ q: 'hoddie', category: 'mugs' })).toEqual(['hoodie'])
  // Found as typed, as a beginning, as another form of the word, or not at all.
  for (const q of ['hoodie', 'hood', 'mugs', 'harbour noteb']) expect((await corrected({ q }))[0]).toBeUndefined()
  expect(await corrected({ q: 'zzzqqq' })).toEqual([undefined])
  expect(await corrected({})).toHaveLength(4)
  // The last word is still the beginning of one, and stays as typed.
  expect(await corrected({ q: 'habrour noteb' })).toEqual(['harbour noteb', 'harbour-notebook'])
  // A longer form that the owner uses as a search word is further away.
  await app.platform.db.insert(searchSynonyms).values({ id: 'jumpers', words: ['hoodies'], finds: ['hoodie'] })
  catalogueChanged(app.platform)
  expect(await corrected({ q: 'hoddie' })).toEqual(['hoodie', 'everyday-hoodie'])
  await app.platform.db.delete(searchSynonyms)
  catalogueChanged(app.platform)
})

test('beside a misspelt word the last one is still the beginning of words, and what no product says may still mean something', async () => {
  await stockShop([
    named('Harbour poster', 1, { details: [{ name: 'Print', value: 'Zebra/pony' }] }),
    named('Harbour postcard', 2),
    named('Studio hoodie', 3, { isCustomisable: true })
  ])
  expect((await slugs({ q: 'habrour post' })).toSorted()).toEqual(['harbour-postcard', 'harbour-poster'])
  // Full-text search stores "Zebra/pony" as one token.
  expect(await slugs({ q: 'habrour zebra' })).toEqual(['harbour-poster'])
  expect(await slugs({ q: 'personalizing hood' })).toEqual(['studio-hoodie'])
})

test('no search text breaks the search', async () => {
  await stockShop([productOf(spec, 1)])
  for (const q of ["'", '"', '%', '\\', ':*', '!&|()', '<->', '\u0000', 'the', '😀', "x' or 1=1 --"])
    expect((await app.call('GET /api/v1/products', { query: { q } })).status).toBe(200)
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), async (q) => {
      expect((await app.call('GET /api/v1/search/suggestions', { query: { q } })).status).toBe(200)
    }),
    { numRuns: 50 }
  )
})

test('members of the address that are no option are no filter; wrong ones are refused', async () => {
  await stockShop([productOf(spec, 1)])
  expect(await slugs({ fbclid: 'abc', constructor: 'x' })).toEqual(['product-1'])
  for (const query of [
    { page: '0' },
    { pageSize: '1000' },
    { sort: 'magic' },
    { minPrice: '-1' },
    { minPrice: 'x' },
    { inStock: 'maybe' },
    { colour: "a'b" }
  ]) {
    expect((await app.call('GET /api/v1/products', { query })).status).toBe(400)
  }
})

test('queries that differ in nothing the shop knows are found once', async () => {
  await stockShop([productOf(spec, 1), productOf({ ...spec, colours: ['white'] }, 2)])
  await slugs({ colour: 'navy,black' })
  const nothingFound = await slugs({ colour: 'mauve' })
  const statements = vi.spyOn(app.platform.db, 'execute')
  for (const query of [
    { colour: 'black,navy' },
    { colour: 'navy,mauve,black' },
    { colour: 'black,navy', mood: 'calm' }
  ])
    expect(await slugs(query)).toEqual(['product-1'])
  for (const colour of ['teal', 'mauve,teal', 'grey']) expect(await slugs({ colour })).toEqual(nothingFound)
  expect(nothingFound).toEqual([])
  expect(statements).not.toHaveBeenCalled()
  statements.mockRestore()
})

test('sorting and paging', async () => {
  await stockShop([
    named('A', 1, { price: 3000, since: '2026-01-01' }),
    named('B', 2, {
      price: 1000,
      since: '2026-03-01',
      reviews: [{ author: 'X', rating: 5, title: 'T', text: 'T', date: '2026-03-02' }]
    }),
    named('C', 3, { price: 2000, since: '2026-02-01' })
  ])
  expect(await slugs({})).toEqual(['a', 'b', 'c'])
  expect(await slugs({ sort: 'price-asc' })).toEqual(['b', 'c', 'a'])
  expect(await slugs({ sort: 'price-desc' })).toEqual(['a', 'c', 'b'])
  expect(await slugs({ sort: 'newest' })).toEqual(['b', 'c', 'a'])
  expect(await slugs({ sort: 'rating' })).toEqual(['b', 'a', 'c'])
  expect(await slugs({ sort: 'best-selling' })).toEqual(['b', 'a', 'c'])
  await app.platform.db.update(products).set({ sold: 5 }).where(eq(products.slug, 'c'))
  catalogueChanged(app.platform)
  expect(await slugs({ sort: 'best-selling' })).toEqual(['c', 'b', 'a'])
  expect(await slugs({ pageSize: '2', page: '2' })).toEqual(['c'])
  expect(await slugs({ page: '9' })).toEqual([])
})

test('among products a search finds alike, those that sell stand first; a name counts more than what sells', async () => {
  await stockShop([
    named('Lantern A', 1, {}),
    named('Lantern B', 2, {}),
    named('Lantern C', 3, {
      reviews: [{ author: 'X', rating: 2, title: 'T', text: 'T', date: '2026-03-02' }]
    }),
    named('Candle', 4, { description: 'Burns in any lantern.' })
  ])
  expect(await slugs({ q: 'lantern' })).toEqual(['lantern-c', 'lantern-a', 'lantern-b', 'candle'])
  await app.platform.db.update(products).set({ sold: 40 }).where(eq(products.slug, 'lantern-b'))
  await app.platform.db.update(products).set({ sold: 1_000_000 }).where(eq(products.slug, 'candle'))
  catalogueChanged(app.platform)
  expect(await slugs({ q: 'lantern' })).toEqual(['lantern-b', 'lantern-c', 'lantern-a', 'candle'])
  expect(await slugs({})).toEqual(['lantern-a', 'lantern-b', 'lantern-c', 'candle'])
})

test('what finds nothing is answered with what comes nearest: without the filters, by some of the words, else what sells', async () => {
  await stockShop([
    named('Brass lantern', 1, {}),
    named('Candle', 2, {}),
    named('Tin lantern', 3, {}),
    named('Match', 4, {})
  ])
  await app.platform.db.update(products).set({ sold: 9 }).where(eq(products.slug, 'match'))
  catalogueChanged(app.platform)
  const nearest = async (query: Record<string, string>) => {
    const { data } = await app.call('GET /api/v1/products', { query })
    expect([data.total, data.items]).toEqual([0, []])
    return data.nearest?.map(({ slug }) => slug)
  }
  expect(await nearest({ q: 'candle', maxPrice: '1' })).toEqual(['candle'])
  expect(await nearest({ q: 'brass lantern xqzv' })).toEqual(['brass-lantern', 'tin-lantern'])
  expect((await nearest({ q: 'xqzv' }))?.[0]).toBe('match')
  expect((await nearest({ maxPrice: '1' }))?.[0]).toBe('match')
  const { data } = await app.call('GET /api/v1/products', { query: { q: 'candle' } })
  expect(data).not.toHaveProperty('nearest')
})

test('stars are counted over all reviews of a product, not over the newest that its page shows', async () => {
  const review = (n: number) =>
    ({ author: 'X', rating: n < 25 ? 4 : 2, title: 'T', text: 'T', date: '2026-03-02' }) as const
  await stockShop([named('A', 1, { reviews: Array.from({ length: 30 }, (_, n) => review(n)) })])
  const { data } = await app.call('GET /api/v1/products/{slug}', { params: { slug: 'a' } })
  expect(data.reviews).toHaveLength(20)
  expect(data.rating.count).toBe(30)
  expect(data.ratingCounts).toEqual([0, 5, 0, 25, 0])
})

test('a product tells everything its page shows; an unknown one is not found', async () => {
  await stockShop([productOf(spec, 1), productOf(spec, 2)])
  const { data } = await app.call('GET /api/v1/products/{slug}', { params: { slug: 'product-1' } })
  expect(data).toMatchObject({
    options: [{ id: 'colour' }, { id: 'size' }],
    delivery: { productionDays: 3, shippingDaysMin: 3, shippingDaysMax: 5 },
    related: [{ slug: 'product-2' }]
  })
  expect(data.variants.map(({ options, stock }) => [options['colour'], options['size'], stock])).toEqual([
    ['black', 's', 3],
    ['black', 'm', 0],
    ['navy', 's', 0],
    ['navy', 'm', 3]
  ])
  expect((await app.call('GET /api/v1/products/{slug}', { params: { slug: 'nothing' } })).status).toBe(404)
})

test('an answer is the same compressed or not, and the same the second time', async () => {
  await stockShop(Array.from({ length: 6 }, (_, index) => productOf(spec, index)))
  const get = (encoding: string) =>
    app.app.inject({ url: '/api/v1/products', headers: { 'accept-encoding': encoding } })
  const [plain, first, second] = [await get('identity'), await get('gzip, deflate, br'), await get('br')]
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  for (const answer of [first, second]) expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(plain.body)
})

test('a change is seen at once', async () => {
  await stockShop([productOf(spec, 1)])
  expect(await slugs({ inStock: 'true' })).toEqual(['product-1'])
  await app.platform.db.update(variants).set({ onHand: 0 })
  catalogueChanged(app.platform)
  expect(await slugs({ inStock: 'true' })).toEqual([])
})
