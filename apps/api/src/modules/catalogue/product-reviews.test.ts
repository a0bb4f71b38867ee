import { countReviews, everyReview } from '@motif/contract/review-rules'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { products, reviews } from './tables.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  const { db } = shop.platform
  const [tee] = await db.select().from(products).where(eq(products.slug, 'plain-tee'))
  await db.delete(reviews).where(eq(reviews.productId, tee?.id ?? ''))
  await db.insert(reviews).values(
    // Dated 1 to 25 October, with one to five stars in turn.
    Array.from({ length: 25 }, (_, index) => ({
      id: `r${String(index + 1).padStart(2, '0')}`,
      productId: tee?.id ?? '',
      author: 'Ada',
      rating: (index % 5) + 1,
      title: 'A title',
      text: 'A text.',
      date: `2026-10-${String(index + 1).padStart(2, '0')}`,
      fit: index < 4 ? ('small' as const) : null,
      photos: index % 3 === 0 ? [{ id: `p${index}`, width: 800, height: 600 }] : []
    }))
  )
})
afterAll(() => shop.close())

type Query = { after?: string; pageSize?: string; stars?: string; fit?: string; photos?: string; sort?: string }
async function read(query: Query = {}, slug = 'plain-tee') {
  const { status, data } = await shop.call('GET /api/v1/products/{slug}/reviews', { params: { slug }, query })
  return { status, next: data.next, ids: (data.items ?? []).map(({ id }) => id) }
}

/** Reads all pages. Returns the ids of each. */
async function readAll(query: Query = {}) {
  const parts: string[][] = []
  for (let after: string | undefined; ;) {
    const { ids, next } = await read({ ...query, ...(after && { after }) })
    parts.push(ids)
    if (next === null) return parts
    after = next
  }
}

it('tells twenty of them, the newest first, and the others behind those', async () => {
  const parts = await readAll()
  expect(parts.map((ids) => ids.length)).toEqual([20, 5])
  expect(parts.flat()).toEqual(Array.from({ length: 25 }, (_, index) => `r${String(25 - index).padStart(2, '0')}`))
})

it('tells those of so many stars alone, whatever the order of stars', async () => {
  for (const sort of ['newest', 'highest', 'lowest'])
    expect(await readAll({ stars: '5', sort, pageSize: '2' })).toEqual([['r25', 'r20'], ['r15', 'r10'], ['r05']])
})

it('tells those of a fit, with photographs, or both alone, also part by part', async () => {
  expect(await readAll({ fit: 'small', pageSize: '3' })).toEqual([['r04', 'r03', 'r02'], ['r01']])
  expect(await readAll({ fit: 'large' })).toEqual([[]])
  expect((await readAll({ photos: 'true', pageSize: '4' })).flat()).toEqual([
    'r25',
    'r22',
    'r19',
    'r16',
    'r13',
    'r10',
    'r07',
    'r04',
    'r01'
  ])
  expect(await readAll({ photos: 'true', fit: 'small', stars: '4' })).toEqual([['r04']])
})

it('tells the product how many reviews each filter matches', async () => {
  const { data } = await shop.call('GET /api/v1/products/{slug}', { params: { slug: 'plain-tee' } })
  const counts = data.reviewCounts ?? []
  expect(countReviews(counts, everyReview)).toBe(25)
  expect(countReviews(counts, { ...everyReview, hasPhotos: true })).toBe(9)
  expect(countReviews(counts, { ...everyReview, fit: 'small' })).toBe(4)
  expect(countReviews(counts, { stars: 4, fit: 'small', hasPhotos: true })).toBe(1)
})

it('begins with the most stars or the fewest, the newest of equals first', async () => {
  expect((await readAll({ sort: 'highest', pageSize: '4' })).flat().slice(0, 7)).toEqual([
    'r25',
    'r20',
    'r15',
    'r10',
    'r05',
    'r24',
    'r19'
  ])
  expect((await readAll({ sort: 'lowest', pageSize: '4' })).flat().slice(0, 7)).toEqual([
    'r21',
    'r16',
    'r11',
    'r06',
    'r01',
    'r22',
    'r17'
  ])
})

it('tells each once in every order, also where one is published or withdrawn between two parts', async () => {
  const { db } = shop.platform
  const all = Array.from({ length: 25 }, (_, index) => `r${String(index + 1).padStart(2, '0')}`)
  for (const sort of ['newest', 'helpful', 'highest', 'lowest'])
    expect((await readAll({ sort, pageSize: '3' })).flat().toSorted()).toEqual(all)

  const first = await read({ pageSize: '3' })
  const [last] = await db.select().from(reviews).where(eq(reviews.id, 'r23'))
  await db.insert(reviews).values({ ...last!, id: 'r26', date: '2026-10-26' })
  await db.delete(reviews).where(eq(reviews.id, 'r23'))
  expect((await read({ pageSize: '3', after: first.next! })).ids).toEqual(['r22', 'r21', 'r20'])
  await db.delete(reviews).where(eq(reviews.id, 'r26'))
  await db.insert(reviews).values(last!)
})

it('refuses other stars, orders and beginnings, and products nobody sees', async () => {
  for (const query of [
    { stars: '6' },
    { stars: '0' },
    { fit: 'tight' },
    { photos: '1' },
    { sort: 'best' },
    { pageSize: '51' },
    { after: 'r20' },
    { after: '0.2026-02-30.r20' },
    { after: '0.0000-01-01.r20' },
    { after: '99999999999.2026-02-03.r20' }
  ])
    expect((await read(query)).status).toBe(400)
  expect((await read({}, 'no-such-product')).status).toBe(404)
})

it.each([
  ['newest', 'reviews_newest', '(date, id)', "('2026-10-10', 'r10')", 'date desc, id desc'],
  [
    'helpful',
    'reviews_most_helpful',
    '(helpful, date, id)',
    "(0, '2026-10-10', 'r10')",
    'helpful desc, date desc, id desc'
  ],
  ['highest', 'reviews_highest', '(rating, date, id)', "(5, '2026-10-10', 'r10')", 'rating desc, date desc, id desc'],
  [
    'lowest',
    'reviews_lowest',
    '((-rating), date, id)',
    "(-5, '2026-10-10', 'r10')",
    '(-rating) desc, date desc, id desc'
  ]
])('reads a part of the order %s from its place in an index', async (_, index, columns, place, order) => {
  const { rows } = await shop.platform.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_bitmapscan = off`)
    return tx.execute<{ 'QUERY PLAN': string }>(
      sql.raw(
        `explain select id, text from reviews where product_id = 'p' and ${columns} < ${place} order by ${order} limit 21`
      )
    )
  })
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain(`using ${index}`)
  expect(plan).toContain('ROW(')
  expect(plan).not.toContain('Sort')
})
