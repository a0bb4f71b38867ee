import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rateLimitStore } from './rate-limit-store.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const minute = 60_000

function countedBy(store: FastifyRateLimitStore) {
  return (network: string, window = minute) => {
    let told: { current: number; ttl: number } | undefined
    store.incr(network, (_error, count) => (told = count), window, 10)
    return told
  }
}

/** A limit for all routes, and two routes with separate limits. */
function limits(most: number) {
  const shared = new (rateLimitStore(most))({})
  const child = () => shared.child({ path: '/', prefix: '', routeInfo: {} } as never)
  return [countedBy(shared), countedBy(child()), countedBy(child())] as const
}

it('counts each network of each route by itself, anew after its window', () => {
  const [all, login, register] = limits(100)
  expect(all('a')).toEqual({ current: 1, ttl: minute })
  vi.advanceTimersByTime(20_000)
  expect(all('a')).toEqual({ current: 2, ttl: 40_000 })
  expect(all('b')).toEqual({ current: 1, ttl: minute })
  expect(login('a')).toEqual({ current: 1, ttl: minute })
  expect(register('a')).toEqual({ current: 1, ttl: minute })
  vi.advanceTimersByTime(40_000)
  expect(all('a')).toEqual({ current: 1, ttl: minute })
  expect(login('a')).toEqual({ current: 2, ttl: 20_000 })
})

it('keeps so many counts of all routes together, those asked for last', () => {
  const [all, login, register] = limits(3)
  for (const count of [all, login, register]) count('a')
  all('a')
  all('b')
  expect(all('a')).toMatchObject({ current: 3 })
  expect(register('a')).toMatchObject({ current: 2 })
  expect(login('a')).toMatchObject({ current: 1 })
})

it('drops counts whose window has ended before those that still count', () => {
  const [all] = limits(2)
  all('patient', 60 * minute)
  all('hasty')
  vi.advanceTimersByTime(2 * minute)
  all('new')
  expect(all('patient', 60 * minute)).toMatchObject({ current: 2 })
})
