import { expect, test } from 'vitest'
import { nextTiers } from './next-tier.ts'

const tiers = [
  { quantity: 25, percentOff: 15 },
  { quantity: 10, percentOff: 10 }
]
const line = (productId: string, quantity: number) => ({ productId, quantity, tiers })

test('pieces of a product count together towards its next price step', () => {
  const next = nextTiers([line('tee', 4), line('tee', 3), line('mug', 10)])
  expect(next(line('tee', 4))).toEqual({ more: 3, percentOff: 10 })
  expect(next(line('mug', 10))).toEqual({ more: 15, percentOff: 15 })
})

test('there is no step above the last one', () => {
  expect(nextTiers([line('tee', 25)])(line('tee', 25))).toBeNull()
  expect(nextTiers([])({ productId: 'tote', tiers: [] })).toBeNull()
})
