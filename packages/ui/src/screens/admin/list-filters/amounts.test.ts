import { expect, it } from 'vitest'
import { amountOf } from './amounts.ts'

it('an amount is read in minor units, with a point or a comma', () => {
  expect([amountOf('12.50', 2), amountOf(' 12,5 ', 2), amountOf('12', 0)]).toEqual([1250, 1250, 12])
})

it('no text is no amount, and what is no amount is told from that', () => {
  expect([amountOf(' ', 2), amountOf('a lot', 2), amountOf('-1', 2), amountOf('1e30', 2)]).toEqual([
    null,
    undefined,
    undefined,
    undefined
  ])
})
