import { expect, it } from 'vitest'
import { createSpendLimit } from './spend-limit.ts'

it('lets a visitor spend as much as comes back in a minute, and says when to go on', () => {
  let now = 0
  const limit = createSpendLimit({ perMinute: 600, now: () => now })
  expect(limit.waitOf('a')).toBe(0)
  limit.spend('a', 599)
  expect(limit.waitOf('a')).toBe(0)
  limit.spend('a', 101)
  expect(limit.waitOf('a')).toBe(10)
  expect(limit.waitOf('b')).toBe(0)
  now += 9_000
  expect(limit.waitOf('a')).toBe(1)
  now += 2_000
  expect(limit.waitOf('a')).toBe(0)
})

it('never lets more gather than a minute brings', () => {
  let now = 0
  const limit = createSpendLimit({ perMinute: 600, now: () => now })
  now += 3_600_000
  limit.spend('a', 600)
  expect(limit.waitOf('a')).toBeGreaterThan(0)
})

it('knows who spent more than a sixth of a minute’s allowance lately', () => {
  let now = 0
  const limit = createSpendLimit({ perMinute: 600, now: () => now })
  limit.spend('a', 100)
  expect(limit.isHeavy('a')).toBe(false)
  limit.spend('a', 1)
  expect(limit.isHeavy('a')).toBe(true)
  expect(limit.isHeavy('b')).toBe(false)
  now += 1_000
  expect(limit.isHeavy('a')).toBe(false)
})
