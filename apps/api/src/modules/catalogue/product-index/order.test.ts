import { expect, test } from 'vitest'
import { randomFrom } from '../../../../../../scripts/fill/random.ts'
import { emptyColumns } from './columns.ts'
import { ordersOver } from './order.ts'

const sorts = ['featured', 'newest', 'price-asc', 'price-desc', 'best-selling', 'rating'] as const

test('the first of very many products are those that come first when all of them are sorted', () => {
  const random = randomFrom(27)
  const size = 30_000
  const column = (most: number) => Int32Array.from({ length: size }, () => random.whole(0, most))
  const columns = {
    ...emptyColumns(),
    size,
    low: column(9000),
    rating: column(50),
    ratings: column(3),
    sold: column(2),
    featured: column(size),
    since: column(1400)
  }
  const orders = ordersOver(columns)
  const numbers = Int32Array.from({ length: size }, (_, number) => number)
  const matches = { numbers, ranks: numbers.map((number) => (number * 7919) % 400) }
  for (const sort of sorts) {
    const all = orders.of(numbers, sort, matches, size)
    expect(new Set(all).size).toBe(size)
    for (const needed of [1, 24, 9600])
      expect(orders.of(numbers, sort, matches, needed).subarray(0, needed)).toEqual(all.subarray(0, needed))
  }
})
