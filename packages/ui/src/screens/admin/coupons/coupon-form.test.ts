import type { AdminCoupon } from '@motif/contract'
import { expect, test } from 'vitest'
import { couponFormOf, couponSaveOf, emptyCoupon } from './coupon-form.ts'

const typed = { ...emptyCoupon, code: ' spring-26 ', percentOff: '10' }
const wrongOf = (form: Partial<typeof emptyCoupon>) => couponSaveOf({ ...typed, ...form }, { decimals: 2 })

test('amounts are read in the decimals of the currency, products by address or name', () => {
  const form = {
    ...typed,
    kind: 'amount' as const,
    amountOff: '7,50',
    minimum: '30',
    startsAt: '2026-12-01T08:00:00.000Z',
    products: '/product/kite، Plain-Tee, kite',
    maxUses: '5'
  }
  expect(couponSaveOf(form, { decimals: 2 })).toMatchObject({
    save: {
      add: {
        code: 'SPRING-26',
        kind: 'amount',
        amountOff: 750,
        minimum: 3000,
        startsAt: '2026-12-01T08:00:00.000Z',
        endsAt: null,
        products: ['kite', 'plain-tee'],
        maxUses: 5
      }
    }
  })
  expect(couponSaveOf({ ...form, amountOff: '750' }, { decimals: 0 })).toMatchObject({
    save: { add: { amountOff: 750, minimum: 30 } }
  })
})

test('what cannot be read is named, in the order of the fields', () => {
  expect(wrongOf({ code: 'a b', percentOff: '0', minimum: '-1', maxUses: '1.5' })).toEqual({
    wrong: ['code', 'percentOff', 'minimum', 'maxUses']
  })
  for (const percentOff of ['', 'ten', '100.01', '7.125'])
    expect(wrongOf({ percentOff })).toEqual({ wrong: ['percentOff'] })
  expect(wrongOf({ percentOff: '33.33' })).toMatchObject({ save: { add: { percentOff: 33.33 } } })
  expect(wrongOf({ kind: 'amount', amountOff: '0' })).toEqual({ wrong: ['amountOff'] })
})

test('of a coupon that is there only its conditions are sent, and a moment nobody touched keeps its seconds and its hour', () => {
  const before = {
    code: 'SPRING-26',
    kind: 'percent',
    percentOff: 7.5,
    amountOff: null,
    minimum: 1050,
    startsAt: '2026-09-01T08:00:30.000Z',
    // The second half past two of that night in Berlin.
    endsAt: '2026-10-25T01:30:00.000Z',
    categories: ['mugs'],
    products: [],
    isFirstOrderOnly: false,
    isOncePerCustomer: true,
    maxUses: null,
    isActive: true
  } as unknown as AdminCoupon
  const form = couponFormOf(before, 2)
  expect(form).toMatchObject({ minimum: '10.50', maxUses: '' })
  const { kind: _kind, percentOff: _percent, amountOff: _amount, code: _code, ...conditions } = before
  expect(couponSaveOf(form, { decimals: 2, before })).toEqual({ save: { code: 'SPRING-26', change: conditions } })
})
