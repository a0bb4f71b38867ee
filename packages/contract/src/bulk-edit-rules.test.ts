import { expect, test } from 'vitest'
import { roundedPrice } from './bulk-edit-rules.ts'

const ending = (exact: number, as: 'exact' | '99' | '95', decimals = 2) => roundedPrice(exact, { ending: as, decimals })

test('a price is rounded to the smallest unit', () => {
  expect([ending(1234.5, 'exact'), ending(1234.4, 'exact'), ending(12.5, '99', 0)]).toEqual([1235, 1234, 13])
})

test('a price gets the nearest ending that was chosen', () => {
  expect([ending(1240, '99'), ending(1260, '99'), ending(1949, '95'), ending(20_100, '95', 3)]).toEqual([
    1199, 1299, 1995, 19_950
  ])
})

test('an ending makes no price out of one that is not positive, and none of a small one', () => {
  expect([ending(-20, '99'), ending(0, '99'), ending(10, '99')]).toEqual([-20, 0, 99])
})
