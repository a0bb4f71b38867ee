import { expect, it } from 'vitest'
import { createBatchKeys } from './batch-keys.ts'

const shirts = (quantity: number) => ({ designs: [], lines: [{ variantId: 'm', quantity }] })

it('asks for the same under the same key until it is done, and for anything else under another', () => {
  let count = 0
  const keys = createBatchKeys(() => `k${(count += 1)}`)
  expect([keys.of(shirts(1)), keys.of(shirts(2)), keys.of(shirts(1))]).toEqual(['k1', 'k2', 'k1'])
  keys.done(shirts(1))
  expect([keys.of(shirts(2)), keys.of(shirts(1))]).toEqual(['k2', 'k3'])
})
