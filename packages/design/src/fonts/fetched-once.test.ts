import { expect, it, vi } from 'vitest'
import { fetchedOnce } from './fetched-once.ts'

it('fetches once for all who ask at the same time or later', async () => {
  const fetchIt = vi.fn(async () => 'shaper')
  const fetched = fetchedOnce(fetchIt)
  expect(await Promise.all([fetched(), fetched()])).toEqual(['shaper', 'shaper'])
  expect(await fetched()).toBe('shaper')
  expect(fetchIt).toHaveBeenCalledTimes(1)
})

it('fetches again after it failed', async () => {
  const fetchIt = vi.fn(async () => 'shaper').mockRejectedValueOnce(new TypeError('No connection.'))
  const fetched = fetchedOnce(fetchIt)
  await expect(Promise.all([fetched(), fetched()])).rejects.toThrow('No connection.')
  expect(await fetched()).toBe('shaper')
  expect(fetchIt).toHaveBeenCalledTimes(2)
})
