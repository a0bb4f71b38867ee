import { expect, test, vi } from 'vitest'
import { firstMatches } from './first-matches.ts'

const limit = 10
const bounds = { sampled: 20, walked: 200, lookedUp: 50 }

/** Searches rows 0 to 999. Returns the bounds of the walks and the number of index lookups. */
async function find(isMatch: (row: number) => boolean) {
  const all = Array.from({ length: 1000 }, (_, row) => row)
  const walk = vi.fn((rows = all.length) => Promise.resolve(all.slice(0, rows).filter(isMatch).slice(0, limit)))
  const lookUp = vi.fn(() => {
    const matches = all.filter(isMatch)
    return Promise.resolve(matches.length > bounds.lookedUp ? undefined : matches.slice(0, limit))
  })
  const rows = await firstMatches({ limit, bounds, walk, lookUp })
  expect(rows).toEqual(all.filter(isMatch).slice(0, limit))
  return { walks: walk.mock.calls.map(([most]) => most), lookUps: lookUp.mock.calls.length }
}

test('a text that is in nearly every row is found by the first of them', async () => {
  expect(await find(() => true)).toEqual({ walks: [20], lookUps: 0 })
})

test('a text that is common among the first rows is found by walking further', async () => {
  expect(await find((row) => row % 10 === 0)).toEqual({ walks: [20, 200], lookUps: 0 })
})

test('a rare text is found by the index, without walking further', async () => {
  expect(await find((row) => row === 700)).toEqual({ walks: [20], lookUps: 1 })
  expect(await find(() => false)).toEqual({ walks: [20], lookUps: 1 })
})

test('a text that is common among the first rows alone is found by the index', async () => {
  expect(await find((row) => row < 5)).toEqual({ walks: [20, 200], lookUps: 1 })
})

test('a text that is common among later rows alone is found by walking to the end', async () => {
  expect(await find((row) => row > 500)).toEqual({ walks: [20, undefined], lookUps: 1 })
})
