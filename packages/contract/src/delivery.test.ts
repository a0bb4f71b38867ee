import { expect, it } from 'vitest'
import { addWorkingDays, deliveryDate } from './delivery.ts'

it.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-23', 5, '2026-11-30'],
  ['2026-12-31', 1, '2027-01-01']
])('%s and %i working days is %s', (from, days, to) => {
  expect(addWorkingDays(from, days)).toBe(to)
})

it('counts the days of making before the days on the way', () => {
  expect(deliveryDate({ from: '2026-11-23', productionDays: { printed: 3 }, shippingDays: 5 })).toBe('2026-12-03')
})
