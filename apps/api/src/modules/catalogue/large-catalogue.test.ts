import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { finish, insertCategories, insertProducts } from '../../../../../scripts/fill/insert.ts'
import { randomFrom } from '../../../../../scripts/fill/random.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { packPostings } from './postings/pack-postings.ts'
import { searchPostings } from './postings/search-postings.ts'
import { eachOf, rankOfRow } from './text-search.ts'

const count = 1500

interface Made {
  slug: string
  category: string
  isBlank: boolean
  low: number
  variants: { id: string; options: Record<string, string>; isInStock: boolean }[]
}

let app: TestApp
let pool: Pool
beforeAll(async () => {
  app = await testApp()
  pool = (app.platform.db as unknown as { $client: Pool }).$client
  const client = await pool.connect()
  await insertCategories(client)
  await insertProducts(client, 0, count)
  await finish(client)
  client.release()
}, 120_000)
afterAll(() => app.close())

const list = async (query: Record<string, string>) => (await app.call('GET /api/v1/products', { query })).data
const slugs = async (query: Record<string, string>) => (await list(query)).items.map(({ slug }) => slug)

/** All pages of a list, in order. */
async function allPages(query: Record<string, string>) {
  const items = []
  for (let page = 1; ; page++) {
    const answer = await list({ ...query, page: String(page), pageSize: '90' })
    items.push(...answer.items)
    if (answer.items.length < 90) return { items, total: answer.total }
  }
}

/** All products on sale, read from the tables of products and variants. */
async function productsNow(): Promise<Made[]> {
  const { rows } = await pool.query<Made>(`
    select p.slug, p.category, p.is_customisable and p.artwork is null as "isBlank", min(v.price) as low,
      json_agg(json_build_object('id', v.id, 'options', v.options, 'isInStock', v.on_hand > v.reserved) order by v.position) as variants
    from products p join variants v on v.product_id = p.id and not v.is_withdrawn group by p.id order by p.featured`)
  return rows
}

/** Writes as another server does, without a notice to this one. */
const elsewhere = (statement: string, values: unknown[] = []) => pool.query(statement, values)

const chosenOf = <T>(values: readonly T[], seed: number) => randomFrom(seed).some(values, randomFrom(seed).whole(1, 3))

test('totals and counts of all facets are those of counting one by one, under any filters', async () => {
  const made = await productsNow()
  const valuesOf = (option: string) => [
    ...new Set(made.flatMap(({ variants }) => variants.flatMap(({ options }) => options[option] ?? [])))
  ]
  for (let seed = 1; seed <= 40; seed++) {
    const random = randomFrom(seed)
    const [second] = random.some(['size', 'model', 'format', 'capacity', 'pack'], 1)
    const options = Object.fromEntries(
      random.some(['colour', second ?? 'size'], random.whole(0, 2)).map((id) => [id, chosenOf(valuesOf(id), seed)])
    )
    const categories = random.next() < 0.4 ? chosenOf([...new Set(made.map(({ category }) => category))], seed) : []
    const [minPrice, maxPrice] = random.next() < 0.5 ? [random.whole(500, 2000), random.whole(2000, 6000)] : []
    const inStock = random.next() < 0.5
    const isBlank = random.next() < 0.3 ? random.next() < 0.5 : undefined
    /** The products that match all filters except `without` and have a variant with `value`. */
    const left = (without: string, value?: string) =>
      made.filter(
        (product) =>
          (without === 'category' || categories.length === 0 || categories.includes(product.category)) &&
          (minPrice === undefined || (product.low >= minPrice && product.low <= (maxPrice ?? 0))) &&
          (without === 'blank' || isBlank === undefined || isBlank === product.isBlank) &&
          product.variants.some(
            (variant) =>
              (without === 'stock' || !inStock || variant.isInStock) &&
              (value === undefined || variant.options[without] === value) &&
              Object.entries(options).every(
                ([id, values]) => id === without || values.includes(variant.options[id] ?? '')
              )
          )
      )
    const { total, facets } = await list({
      ...Object.fromEntries(Object.entries(options).map(([id, values]) => [id, values.join(',')])),
      ...(categories.length > 0 && { category: categories.join(',') }),
      ...(minPrice !== undefined && { minPrice: String(minPrice), maxPrice: String(maxPrice) }),
      ...(inStock && { inStock: 'true' }),
      ...(isBlank !== undefined && { customisable: String(isBlank) })
    })
    expect(total).toBe(left('').length)
    expect(facets.blanks).toBe(left('blank').filter((product) => product.isBlank).length)
    const isBought = (variant: (typeof made)[number]['variants'][number]) =>
      variant.isInStock && Object.entries(options).every(([id, values]) => values.includes(variant.options[id] ?? ''))
    expect(facets.inStock).toBe(left('stock').filter(({ variants }) => variants.some(isBought)).length)
    for (const { value, count: counted } of facets.categories)
      expect(counted).toBe(left('category').filter(({ category }) => category === value).length)
    for (const { id, values } of facets.options)
      for (const { value, count: counted } of values)
        expect([id, value, counted]).toEqual([id, value, left(id, value).length])
  }
})

test('the pages of a list hold each product once, in its order, however deep', async () => {
  await elsewhere('update products set sold = number % 7')
  const { rows } = await pool.query<{ slug: string; sold: number }>('select slug, sold from products')
  const soldOf = new Map(rows.map(({ slug, sold }) => [slug, sold]))
  app.clock.advance(1)
  for (const sort of ['featured', 'best-selling', 'newest', 'price-asc', 'price-desc', 'rating']) {
    const { items, total } = await allPages({ sort, minPrice: '1000' })
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(total)
    expect(total).toBe((await productsNow()).filter(({ low }) => low >= 1000).length)
    const prices = items.map(({ price }) => price.amount)
    if (sort === 'price-asc') expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    if (sort === 'price-desc') expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    const ratings = items.map(({ rating }) => rating.average)
    if (sort === 'rating') expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
    const sold = items.map(({ slug }) => soldOf.get(slug) ?? -1)
    if (sort === 'best-selling') expect(sold).toEqual(sold.toSorted((a, b) => b - a))
    const deep = await slugs({ sort, minPrice: '1000', page: '21', pageSize: '50' })
    expect(deep).toEqual(items.slice(1000, 1050).map(({ slug }) => slug))
  }
})

test('a search may be sorted as any list', async () => {
  const { items } = await allPages({ q: 'hoodie', sort: 'price-asc' })
  expect(items.length).toBeGreaterThan(50)
  const prices = items.map(({ price }) => price.amount)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('what another server wrote is seen within a second: price, stock, reviews, and what is not sold any more', async () => {
  const inStock = (await productsNow()).filter(
    ({ variants }) => variants.filter(({ isInStock }) => isInStock).length > 4
  )
  const [first, second, third, fourth] = inStock
  if (!first || !second || !third || !fourth) throw new Error('There are too few products')
  const all = await allPages({ sort: 'price-asc' })
  const isBuyable = async ({ slug }: Made) =>
    (await allPages({ inStock: 'true' })).items.some((item) => item.slug === slug)
  expect(await isBuyable(second)).toBe(true)

  await elsewhere(`update variants set price = 1 where id = $1`, [first.variants[2]?.id])
  await elsewhere(`update variants set on_hand = 0 where id = any($1)`, [second.variants.map(({ id }) => id)])
  await elsewhere(`update variants set is_withdrawn = true where id = any($1)`, [third.variants.map(({ id }) => id)])
  await elsewhere(
    `insert into reviews (id, product_id, author, rating, title, text, date)
     select 'r' || n, (select id from products where slug = $1), 'X', 5, 'T', 'T', '2026-01-01' from generate_series(1, 500) n`,
    [fourth.slug]
  )
  app.clock.advance(1)
  const cheapest = await list({ sort: 'price-asc', pageSize: '1' })
  expect(cheapest.items.map(({ slug, price }) => [slug, price.amount])).toEqual([[first.slug, 1]])
  expect(cheapest.facets.price?.min.amount).toBe(1)
  expect(await isBuyable(second)).toBe(false)
  const after = await allPages({ sort: 'price-asc' })
  expect(after.total).toBe(all.total - 1)
  expect(after.items.map(({ slug }) => slug)).not.toContain(third.slug)
  const prices = after.items.map(({ price }) => price.amount)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))

  const others = (await list({})).facets.categories.find(({ value }) => value === fourth.category)?.count ?? 0
  await elsewhere('delete from products where slug = $1', [fourth.slug])
  app.clock.advance(1)
  expect((await list({})).facets.categories.find(({ value }) => value === fourth.category)?.count).toBe(others - 1)
})

test('a change that took long to commit is not missed, whatever was written and read meanwhile', async () => {
  const [slow, quick] = (await productsNow()).toReversed()
  if (!slow || !quick) throw new Error('There are too few products')
  const client = await pool.connect()
  await client.query('begin')
  await client.query('update variants set price = 3 where id = $1', [slow.variants[0]?.id])
  await elsewhere('update variants set price = 2 where id = $1', [quick.variants[0]?.id])
  app.clock.advance(1)
  const cheapest = async () => (await list({ sort: 'price-asc', pageSize: '4' })).items.map(({ price }) => price.amount)
  expect(await cheapest()).toContain(2)
  expect(await cheapest()).not.toContain(3)
  await client.query('commit')
  client.release()
  app.clock.advance(1)
  expect(await cheapest()).toEqual(expect.arrayContaining([2, 3]))
})

test('misspelt words find what was meant, and what means nothing here finds nothing', async () => {
  const named = async (q: string) => (await list({ q })).items.map(({ name }) => name.toLowerCase())
  const herons = await named('heron')
  expect(herons.length).toBeGreaterThan(0)
  expect(await named('hreon')).toEqual(herons)
  expect((await named('crnaberry')).length).toBe(0)
  for (const name of await named('lantren hoddie')) expect(name).toMatch(/lantern.*hoodie/)
  expect((await named('cafe')).length).toBeGreaterThan(0)
  expect(await named('café')).toEqual(await named('cafe'))
  expect((await named('phone')).length).toBeGreaterThan(0)
  for (const q of ['xylophone', 'zzzqqq', 'the', 'of the']) expect(await named(q)).toEqual([])
})

/** Tables that a query plan reads with a sequential scan. */
function scannedIn(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(scannedIn)
  if (typeof plan !== 'object' || plan === null) return []
  const { 'Node Type': type, 'Relation Name': table } = plan as Record<string, unknown>
  return [...(type === 'Seq Scan' ? [String(table)] : []), ...Object.values(plan).flatMap(scannedIn)]
}

test('no list, search, suggestion or product reads a whole table of the catalogue', async () => {
  const [slug = ''] = await slugs({ sort: 'newest' })
  const asked = vi.spyOn(pool, 'query')
  await list({ colour: 'brick,sage', minPrice: '900', sort: 'price-desc', page: '3' })
  await list({ q: 'lantern tee' })
  await list({ q: 'lantren hoddie' })
  await app.call('GET /api/v1/search/suggestions', { query: { q: 'lan' } })
  await app.call('GET /api/v1/products/{slug}', { params: { slug } })
  const statements = asked.mock.calls.map((call) => call as unknown as [{ text: string }, unknown[]])
  asked.mockRestore()
  expect(statements.length).toBeGreaterThan(10)
  // With few words the planner chooses a sequential scan, so the test adds 20,000: a shop with many is the case that matters.
  await pool.query(`insert into catalogue_words select md5(number::text) from generate_series(1, 20000) number`)
  // Recent rows wait in the pending list of the text index, which raises its estimated cost.
  await pool.query('vacuum analyze catalogue_words, catalogue_search')
  // The size of these tables grows with categories and distinct values, not with products.
  const small = new Set(['categories', 'catalogue_vocabulary', 'option_combinations', 'search_synonyms'])
  // A search reads a bounded number of unpacked products.
  small.add('catalogue_unpacked')
  for (const [{ text }, values] of statements) {
    const { rows } = await pool.query({ text: `explain (format json) ${text}`, values })
    expect({ text, scanned: scannedIn(rows).filter((table) => !small.has(table)) }).toEqual({ text, scanned: [] })
  }
})

test('a few letters that very many products have suggest some of the thousand that sell best', async () => {
  await elsewhere('update products set sold = number')
  app.clock.advance(1000)
  const sold: number[] = []
  for (const q of ['m', 'h', 'ha', 'mu', 'st']) {
    const { data } = await app.call('GET /api/v1/search/suggestions', { query: { q } })
    const suggested = data.products.map(({ slug }) => slug)
    const { rows } = await pool.query<{ sold: number }>('select sold from products where slug = any($1)', [suggested])
    sold.push(...rows.map((row) => row.sold))
  }
  expect(sold).toHaveLength(25)
  expect(Math.min(...sold)).toBeGreaterThanOrEqual(count - 1000)
})

test('a few letters, which a great part of the shop has, suggest products with a word that begins so', async () => {
  for (const letters of ['m', 'ha', 'mug', 'mug h']) {
    const { data } = await app.call('GET /api/v1/search/suggestions', { query: { q: letters } })
    expect(data.products).toHaveLength(5)
    const { rows } = await elsewhere(
      `select from catalogue_search join products using (number)
       where slug = any($1) and text @@ to_tsquery('english', $2)`,
      [
        data.products.map(({ slug }) => slug),
        letters
          .split(' ')
          .map((word) => `${word}:*`)
          .join(' & ')
      ]
    )
    expect(rows, letters).toHaveLength(5)
  }
})

test('postings find the same products with the same ranks as the products’ own rows, also after a change', async () => {
  const queries = [
    'mug',
    'm:*',
    '(mug | mug:*) & cotton:AB',
    '(paper:A | pear:A | card:B) & (ca | ca:*)',
    '(lantern | (organic:B & cotton:B)) & (tee | tee:*)',
    'blank:C & (hoodie | heron)',
    'xylophone & mug'
  ]
  const ask = (query: string, bounds = { least: 0, unpacked: 100 }) =>
    searchPostings(app.platform, { query, each: eachOf(query), rank: rankOfRow, configurations: ['english'] }, bounds)
  const expectAlike = async () => {
    for (const query of queries) {
      const { rows } = await pool.query<{ number: number; rank: number }>(
        `select number, ${rankOfRow} as rank from catalogue_search, to_tsquery('english', $2) each
         where text @@ to_tsquery('english', $1) order by number`,
        [query, eachOf(query)]
      )
      const found = await ask(query)
      expect([query, ...(found?.numbers ?? [])]).toEqual([query, ...rows.map(({ number }) => number)])
      rows.forEach(({ rank }, index) => expect(Math.abs((found?.ranks[index] ?? 0) - rank)).toBeLessThan(40))
    }
  }
  await packPostings(app.platform, 0)
  expect(await ask('mug', { least: 0, unpacked: 0 })).toBeDefined()
  expect(await ask('mug', { least: count, unpacked: 0 })).toBeUndefined()
  await expectAlike()
  await elsewhere(`update products set description = description || ' A mug of cotton card.' where number % 100 = 3`)
  await elsewhere(
    `update variants set is_withdrawn = true from products p where p.id = product_id and p.number % 200 = 5`
  )
  await elsewhere(`delete from products where number % 400 = 7`)
  app.clock.advance(1)
  await list({})
  expect(await ask('mug', { least: 0, unpacked: 0 })).toBeUndefined()
  await expectAlike()
  await packPostings(app.platform, 0)
  await expectAlike()
})

test('the postings of a word are read once, until one of its products is packed again', async () => {
  const postingsRead = async (query: string) => {
    const execute = vi.spyOn(app.platform.db, 'execute')
    await searchPostings(
      app.platform,
      { query, each: eachOf(query), rank: rankOfRow, configurations: ['english'] },
      { least: 0, unpacked: 100 }
    )
    const answers = await Promise.all(execute.mock.results.map(({ value }) => value as Promise<{ rows: object[] }>))
    execute.mockRestore()
    return answers.at(-1)?.rows.flatMap((row) => ('lexeme' in row && 'packed' in row && row.packed ? row.lexeme : []))
  }
  await packPostings(app.platform, 0)
  await postingsRead('mug & tee')
  expect(await postingsRead('mug & tee')).toEqual([])
  expect(await postingsRead('mug & hoodie')).toEqual(['hoodi'])
  await elsewhere(`update products set description = description || ' As good as a mug.' where number % 100 = 9`)
  app.clock.advance(1)
  await list({})
  await packPostings(app.platform, 0)
  expect(await postingsRead('mug')).toEqual(['mug'])
})
