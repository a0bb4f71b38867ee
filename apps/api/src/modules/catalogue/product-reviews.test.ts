import { eq } from 'drizzle-orm'
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
    // From 1 to 25 October, of one to five stars in turn.
    Array.from({ length: 25 }, (_, index) => ({
      id: `r${String(index + 1).padStart(2, '0')}`,
      productId: tee?.id ?? '',
      author: 'Ada',
      rating: (index % 5) + 1,
      title: 'A title',
      text: 'A text.',
      date: `2026-10-${String(index + 1).padStart(2, '0')}`
    }))
  )
})
afterAll(() => shop.close())

type Query = { page?: string; pageSize?: string; stars?: string; sort?: string }
async function read(query: Query = {}, slug = 'plain-tee') {
  const { status, data } = await shop.call('GET /api/v1/products/{slug}/reviews', { params: { slug }, query })
  return { status, total: data.total, ids: (data.items ?? []).map(({ id }) => id) }
}

it('tells twenty of them, the newest first, and the others on the next page', async () => {
  const { total, ids } = await read()
  expect([total, ids.length, ids[0], ids[19]]).toEqual([25, 20, 'r25', 'r06'])
  expect((await read({ page: '2' })).ids).toEqual(['r05', 'r04', 'r03', 'r02', 'r01'])
  expect((await read({ page: '3' })).ids).toEqual([])
})

it('tells those of so many stars alone', async () => {
  expect(await read({ stars: '5' })).toMatchObject({ total: 5, ids: ['r25', 'r20', 'r15', 'r10', 'r05'] })
})

it('begins with the most stars or the fewest, the newest of equals first', async () => {
  expect((await read({ sort: 'highest' })).ids.slice(0, 6)).toEqual(['r25', 'r20', 'r15', 'r10', 'r05', 'r24'])
  expect((await read({ sort: 'lowest' })).ids.slice(0, 6)).toEqual(['r21', 'r16', 'r11', 'r06', 'r01', 'r22'])
})

it('refuses other stars, orders and pages, and products nobody sees', async () => {
  for (const query of [{ stars: '6' }, { stars: '0' }, { sort: 'best' }, { page: '0' }, { pageSize: '51' }])
    expect((await read(query)).status).toBe(400)
  expect((await read({}, 'no-such-product')).status).toBe(404)
})
