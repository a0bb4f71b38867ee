import { orderStatus } from '@motif/contract'
import { describe, expect, test } from 'vitest'
import { isCancellable, mayBecome } from './statuses.ts'
import type { OrderAuthor } from './tables.ts'

const authors = ['customer', 'shop', 'payment', 'system'] as const satisfies readonly OrderAuthor[]
const statuses = orderStatus.options

/** All allowed transitions: from, to, and the authors. All others must be refused. */
const allowed: readonly (readonly [from: string, to: string, by: readonly OrderAuthor[]])[] = [
  ['pending', 'paid', ['payment']],
  ['pending', 'cancelled', ['customer', 'shop', 'payment', 'system']],
  ['paid', 'in_production', ['shop']],
  ['paid', 'cancelled', ['customer', 'shop']],
  ['in_production', 'shipped', ['shop']],
  ['in_production', 'cancelled', ['shop']],
  ['shipped', 'delivered', ['shop']],
  ['partially_refunded', 'in_production', ['shop']],
  ['partially_refunded', 'shipped', ['shop']],
  ['partially_refunded', 'delivered', ['shop']],
  ...['paid', 'in_production', 'shipped', 'delivered', 'partially_refunded'].flatMap((from) =>
    ['refunded', 'partially_refunded'].map((to) => [from, to, ['payment', 'shop']] as const)
  )
]

describe('the way of an order', () => {
  const cells = statuses.flatMap((from) => statuses.flatMap((to) => authors.map((by) => ({ from, to, by }))))

  test.each(cells)('from $from to $to by $by', ({ from, to, by }) => {
    const isAllowed = allowed.some(([a, b, who]) => a === from && b === to && who.includes(by))
    expect(mayBecome(from, to, by)).toBe(isAllowed)
  })

  test('ends where it was cancelled or paid back wholly', () => {
    for (const end of ['cancelled', 'refunded'] as const)
      expect(cells.some(({ to, by }) => mayBecome(end, to, by))).toBe(false)
  })

  test('is its buyer’s to end until production', () => {
    expect(statuses.filter(isCancellable)).toEqual(['pending', 'paid'])
  })
})
