import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import type { Redis } from 'ioredis'
import { expect, it } from 'vitest'
import { sharedLimitStore } from './shared-limit-store.ts'

const minute = 60_000

/** What the store needs of Redis: one script that counts a key, which fails while Redis is away. */
function counters() {
  const counts = new Map<string, number>()
  const state = { isAway: false }
  const rateLimit = (...args: unknown[]) => {
    const [key, ttl] = args as [string, number]
    const answer = args.at(-1) as (error: Error | null, result?: [number, number]) => void
    if (state.isAway) return answer(new Error('Connection is closed.'))
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return answer(null, [counts.get(key) ?? 0, ttl])
  }
  return { redis: { rateLimit, rateLimitRead: rateLimit } as unknown as Redis, state, counts }
}

const countOf = (store: FastifyRateLimitStore, network = 'a') => {
  let told: number | undefined
  store.incr(network, (_error, count) => (told = count?.current), minute, 10)
  return told
}
const route = { path: '/', prefix: '', routeInfo: { method: 'POST', url: '/login' } } as never

it('servers count together', () => {
  const { redis } = counters()
  const [one, other] = [new (sharedLimitStore(redis))({}), new (sharedLimitStore(redis))({})]
  expect([countOf(one), countOf(other), countOf(one)]).toEqual([1, 2, 3])
})

it('each server counts for itself while Redis is away, also for the limit of a route', () => {
  const { redis, state, counts } = counters()
  const store = new (sharedLimitStore(redis))({})
  const login = store.child(route)
  expect(countOf(login)).toBe(1)
  expect([...counts.keys()]).toEqual(['motif-limit-POST/login-a'])
  state.isAway = true
  expect([countOf(login), countOf(login), countOf(store)]).toEqual([1, 2, 1])
  state.isAway = false
  expect(countOf(login)).toBe(2)
})
