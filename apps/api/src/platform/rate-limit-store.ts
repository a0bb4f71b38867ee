import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

/** Calls of a network to a route within a window. */
interface Count {
  calls: number
  endsAt: number
}

/** Counters in memory, for all routes together: about 250 bytes each, 15 MB. */
const countersMax = 60_000

const purgeIntervalMs = 60_000

/**
 * Counts calls in the memory of this process. All routes share one LRU store. With a store per route, memory would grow with every route that has
 * its own limit. Counters whose window has ended are removed once a minute.
 */
export function rateLimitStore(most: number = countersMax): FastifyRateLimitStoreCtor {
  const counts = new LRUCache<string, Count>({ max: most })
  let routes = 0
  let purgeAt = 0

  const purge = (now: number) => {
    if (now < purgeAt) return
    purgeAt = now + purgeIntervalMs
    for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key)
  }

  return class Store implements FastifyRateLimitStore {
    readonly #route = (routes += 1)

    incr(network: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
      const now = Date.now()
      purge(now)
      const key = `${this.#route} ${network}`
      const known = counts.get(key)
      const count = known && known.endsAt > now ? known : { calls: 0, endsAt: now + timeWindow }
      count.calls += 1
      if (count !== known) counts.set(key, count)
      answer(null, { current: count.calls, ttl: count.endsAt - now })
    }

    child(): Store {
      return new Store()
    }
  }
}
