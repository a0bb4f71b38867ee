import { expect, test } from 'vitest'
import { shareTotal } from './uses.ts'

const cards = (...amounts: number[]) =>
  amounts.map((spendable) => ({ card: { id: String(spendable) } as never, spendable }))
const shared = (total: number, least: number, ...amounts: number[]) =>
  shareTotal(cards(...amounts), { total, least }).map(({ amount }) => amount)

test('cards pay in their order, each what it holds, until nothing is left', () => {
  expect(shared(2590, 0, 1000, 500)).toEqual([1000, 500])
  expect(shared(2590, 0, 1000, 0, 9000, 100)).toEqual([1000, 1590])
  expect(shared(0, 0, 1000)).toEqual([])
})

test('what is left to pay is nothing, or as much as the provider takes', () => {
  expect(shared(2590, 50, 1000, 1560)).toEqual([1000, 1540])
  expect(shared(2590, 50, 2540)).toEqual([2540])
  expect(shared(2590, 50, 2590)).toEqual([2590])
  expect(shared(40, 50, 20)).toEqual([])
})
