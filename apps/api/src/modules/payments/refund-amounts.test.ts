import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PaidOrder, type RefundParts, costOf, piecesBack } from './refund-amounts.ts'

/** A priced order: each line has its share of the discount and the tax, and delivery has its own tax. */
const order = fc
  .record({
    isTaxAdded: fc.boolean(),
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 999 }),
        unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
        off: fc.float({ min: 0, max: 1, noNaN: true }),
        taxed: fc.float({ min: 0, max: Math.fround(0.3), noNaN: true })
      }),
      { minLength: 1, maxLength: 6 }
    ),
    shipping: fc.integer({ min: 0, max: 10_000 }),
    shippingTax: fc.integer({ min: 0, max: 3_000 })
  })
  .map(({ isTaxAdded, lines, shipping, shippingTax }): PaidOrder => {
    const priced = lines.map(({ quantity, unitPrice, off, taxed }, index) => {
      const total = quantity * unitPrice
      const discount = Math.floor(total * off)
      return { id: `line-${index}`, quantity, total, discount, tax: Math.floor((total - discount) * taxed) }
    })
    const items = priced.reduce((sum, { total, discount, tax }) => sum + total - discount + (isTaxAdded ? tax : 0), 0)
    return { isTaxAdded, lines: priced, total: items + shipping + (isTaxAdded ? shippingTax : 0) }
  })

test('parts paid back one by one, in any order and size, are exactly what was paid', () => {
  fc.assert(
    fc.property(order, fc.infiniteStream(fc.nat()), (paid, random) => {
      const next = () => random.next().value as number
      const earlier: RefundParts[] = []
      let back = 0
      let isShippingLeft = true
      while (isShippingLeft || paid.lines.some(({ id, quantity }) => piecesBack(earlier, id) < quantity)) {
        const lines = paid.lines.flatMap(({ id, quantity }) => {
          const left = quantity - piecesBack(earlier, id)
          const pieces = left === 0 ? 0 : Math.max(next() % 2, Math.min(left, Math.ceil(left / ((next() % 3) + 1))))
          return pieces === 0 ? [] : [{ lineId: id, quantity: pieces }]
        })
        const part = { lines, withShipping: isShippingLeft && (next() % 2 === 0 || lines.length === 0) }
        const cost = costOf(paid, part, earlier)
        expect(cost).toBeGreaterThanOrEqual(0)
        back += cost
        expect(back).toBeLessThanOrEqual(paid.total)
        if (part.withShipping) isShippingLeft = false
        earlier.push(part)
      }
      expect(back).toBe(paid.total)
    })
  )
})

test('a line with a discount goes back at what was paid for it, its added tax with it', () => {
  const paid: PaidOrder = {
    isTaxAdded: true,
    total: 1000 - 100 + 65 + 590,
    lines: [{ id: 'a', quantity: 3, total: 1000, discount: 100, tax: 65 }]
  }
  const one = { lines: [{ lineId: 'a', quantity: 1 }], withShipping: false }
  const [first, second, third] = [costOf(paid, one, []), costOf(paid, one, [one]), costOf(paid, one, [one, one])]
  expect([first, second, third]).toEqual([322, 321, 322])
  expect(costOf(paid, { lines: [], withShipping: true }, [])).toBe(590)
})
