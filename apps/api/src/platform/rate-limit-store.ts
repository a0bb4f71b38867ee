import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

/** Calls of a network to a route within a window that began at `since`. */
interface Count {
  calls: number
  since: number
}

/** Counters in memory, for all routes together: about 250 bytes each, 15 MB. */
const countersMax = 60_000

/**
 * Counts calls in the memory of this process. All routes share one LRU store. With a store per route, memory would grow with every route that has
 * its own limit.
 */
export function rateLimitStore(most: number = countersMax): FastifyRateLimitStoreCtor {
  const counts = new LRUCache<string, Count>({ max: most })
  let routes = 0
  return class Store implements FastifyRateLimitStore {
    readonly #route = (routes += 1)

    incr(network: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
      const key = `${this.#route} ${network}`
      const [known, now] = [counts.get(key), Date.now()]
      const count = known && known.since + timeWindow > now ? known : { calls: 0, since: now }
      count.calls += 1
      if (count !== known) counts.set(key, count)
      answer(null, { current: count.calls, ttl: count.since + timeWindow - now })
    }

    child(): Store {
      return new Store()
    }
  }
}
